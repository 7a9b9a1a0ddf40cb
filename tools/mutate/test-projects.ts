import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { mergeConfig, type TestProjectInlineConfiguration, type ViteUserConfig } from 'vitest/config';

const SETUP = fileURLToPath(new URL('./reached-setup.ts', import.meta.url));

/** The projects of a vitest configuration, each with the plugin. Processes are replaced by threads, which end with us. */
export async function testProjects(config: string, plugin: Plugin): Promise<TestProjectInlineConfiguration[]> {
  const loaded: { readonly default: ViteUserConfig } = await import(pathToFileURL(config).href);
  const { projects, sequence: _, maxWorkers: __, ...shared } = loaded.default.test ?? {};
  const inline = projects?.filter(isInline) ?? [{ test: {} }];
  return inline.map((project) =>
    mergeConfig(
      { test: shared },
      mergeConfig(
        { ...project, extends: false },
        { plugins: [plugin], test: { pool: 'threads', setupFiles: [SETUP] } },
      ),
    ),
  );
}

function isInline(project: unknown): project is TestProjectInlineConfiguration {
  return typeof project === 'object' && project !== null && 'test' in project;
}
