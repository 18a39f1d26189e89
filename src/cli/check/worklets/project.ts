/** Our sources as the type checker sees them for one phone. */
import path from 'node:path';

import ts from 'typescript';

import type { Phone } from '../../phone/bundles';
import { inRoot, ROOT } from '../../root';

export interface Project {
  readonly checker: ts.TypeChecker;
  /** What ends up in the app: no tools, no tests, no declarations. */
  readonly sources: readonly ts.SourceFile[];
  /** The short name of a file, as messages show it. */
  nameOf(file: ts.SourceFile): string;
}

const FOLDERS = ['src', 'app'].map((name) => inRoot(name) + path.sep);
const TOOLS = inRoot('src', 'cli') + path.sep;

const isOfApp = (file: string) => FOLDERS.some((folder) => file.startsWith(folder)) && !file.startsWith(TOOLS);

/** `drafts` are modules that exist in no folder, by their place in the project: then only they are looked at. */
export function openProject(platform: Phone, drafts: ReadonlyMap<string, string> = new Map()): Project {
  const config = ts.getParsedCommandLineOfConfigFile(
    inRoot('src', 'cli', 'typecheck', `${platform}.json`),
    { incremental: false, tsBuildInfoFile: undefined, noEmit: true },
    {
      ...ts.sys,
      onUnRecoverableConfigFileDiagnostic: ({ messageText }) => {
        throw new Error(ts.flattenDiagnosticMessageText(messageText, '\n'));
      },
    },
  );
  if (config === undefined) throw new Error(`There is no tsconfig for ${platform}.`);
  const inPlace = new Map([...drafts].map(([name, text]) => [inRoot(name), text]));
  const host = ts.createCompilerHost(config.options, true);
  const { fileExists, readFile } = host;
  host.fileExists = (file) => inPlace.has(path.normalize(file)) || fileExists(file);
  host.readFile = (file) => inPlace.get(path.normalize(file)) ?? readFile(file);
  const ours = config.fileNames.map((file) => path.normalize(file)).filter(isOfApp);
  const declarations = config.fileNames.filter((file) => file.endsWith('.d.ts'));
  const roots = drafts.size > 0 ? [...inPlace.keys()] : ours;
  const program = ts.createProgram([...roots, ...declarations], config.options, host);
  const wanted = new Set(roots);
  return {
    checker: program.getTypeChecker(),
    sources: program
      .getSourceFiles()
      .filter((file) => wanted.has(path.normalize(file.fileName)) && !file.isDeclarationFile),
    nameOf: (file) => path.relative(ROOT, file.fileName).split(path.sep).join('/'),
  };
}
