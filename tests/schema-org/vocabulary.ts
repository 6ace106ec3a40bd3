import { join } from 'node:path'
import ts from 'typescript'

const folder = join(import.meta.dirname, '../..')
const file = join(folder, 'tests/schema-org/graphs.checked.ts')

/** The program that states, of each graph, that it is one of schema.org's. */
function statement(graphs: readonly unknown[]): string {
  return `import type { Graph } from 'schema-dts'\nexport const graphs = ${JSON.stringify(graphs)} satisfies Graph[]`
}

/**
 * What schema.org's vocabulary (the types of `schema-dts`) has against graphs as a page carries them: unknown types,
 * unknown properties, values of a wrong kind.
 *
 * @param graphs parsed JSON-LD
 * @returns one sentence per fault
 */
export function vocabularyFaults(graphs: readonly unknown[]): string[] {
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    target: ts.ScriptTarget.ESNext,
    module: ts.ModuleKind.Preserve,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  }
  const host = ts.createCompilerHost(options)
  const readSource = host.getSourceFile.bind(host)
  host.getSourceFile = (name, version) =>
    name === file ? ts.createSourceFile(name, statement(graphs), version) : readSource(name, version)
  const program = ts.createProgram([file], options, host)
  return ts.getPreEmitDiagnostics(program).map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))
}
