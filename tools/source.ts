const COMMENT_OR_STRING = /\/\/[^\n]*|\/\*[\s\S]*?\*\/|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"/y;
/** From the beginning of a template, or from the end of something filled in, to the next of either. */
const TEMPLATE_PART = /(?:\\[\s\S]|\$(?!\{)|[^`\\$])*(?:`|\$\{)/y;
const REGEX = /\/(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\[\n])+\/[a-z]*/y;
/** Where an expression begins, a slash begins a regular expression; anywhere else it divides. */
const EXPRESSION_BEGINS = /(?:^|[(,=:[!&|?{};+\-*%<>~^]|\b(?:return|typeof|case|of|in))\s*$/;

/** How far back the end of the code before a slash is looked for; longer gaps are blanked comments. */
const LOOK_BACK = 200;

/**
 * The code of a source text: comments, strings and regular expressions are blanked out, and all the
 * rest stays in its place. What is filled into a template is code, too.
 */
export function codeOf(source: string): string {
  let code = '';
  /** For each template that is being filled in: how many braces are open inside. */
  const fillings: number[] = [];
  const blank = (text: string) => {
    code += text.replace(/[^\n]/g, ' ');
  };
  const template = () => {
    const part = matchAt(TEMPLATE_PART, source, code.length) ?? source.slice(code.length);
    if (part.endsWith('${')) fillings.push(0);
    blank(part);
  };
  const brace = (change: number) => {
    const open = fillings.pop();
    if (open !== undefined) fillings.push(open + change);
  };

  while (code.length < source.length) {
    const char = source.charAt(code.length);
    const inert =
      matchAt(COMMENT_OR_STRING, source, code.length) ??
      (char === '/' && EXPRESSION_BEGINS.test(code.slice(-LOOK_BACK))
        ? matchAt(REGEX, source, code.length)
        : undefined);
    if (inert !== undefined) blank(inert);
    else if (char === '`') {
      blank(char);
      template();
    } else if (char === '}' && fillings.at(-1) === 0) {
      fillings.pop();
      blank(char);
      template();
    } else {
      if (char === '{') brace(1);
      if (char === '}') brace(-1);
      code += char;
    }
  }
  return code;
}

function matchAt(pattern: RegExp, text: string, at: number): string | undefined {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0];
}

const IMPORT = /\b(?:from\s*|import\s*\(?\s*)(['"])([^'"\n]+)\1/g;

/** What a source text imports, statically or dynamically, in its order. */
export function importsOf(source: string): readonly string[] {
  const code = codeOf(source);
  return [...source.matchAll(IMPORT)].flatMap(({ index, 2: specifier }) =>
    // A keyword that was blanked out stood in a comment or a string.
    code.charAt(index) === ' ' || specifier === undefined ? [] : [specifier],
  );
}
