import type { Tool } from '@kronika/examples';
import { Picture } from './Picture.tsx';

export function ToolIcon({ tool }: { readonly tool: Tool }) {
  switch (tool) {
    case 'lantern':
      return <Picture name="lantern-flame" />;
    case 'staff':
      return <Picture name="wizard-staff" />;
    case 'cart':
      return <Picture name="wheelbarrow" />;
  }
}
