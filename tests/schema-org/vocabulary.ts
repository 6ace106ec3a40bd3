import { join } from 'node:path'
import ts from 'typescript'

const folder = join(import.meta.dirname, '../..')
const file = join(folder, 'tests/schema-org/graphs.checked.ts')

/** A program that states on one line per graph that it is one of schema.org's. */
const statement = (graphs: readonly unknown[]) =>
  graphs
    .map((graph, index) => `export const graph${index} = ${JSON.stringify(graph)} satisfies import('schema-dts').Graph`)
    .join('\n')

/**
 * What schema.org's vocabulary (the types of `schema-dts`) has against graphs as a page carries them: unknown types,
 * unknown properties, values of a wrong kind.
 *
 * @param graphs parsed JSON-LD
 * @returns the index of the graph and a message, per fault
 */
export function vocabularyFaults(graphs: readonly unknown[]) {
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
  return ts.getPreEmitDiagnostics(program).map(({ file: source, start = 0, messageText }) => ({
    graph: source?.getLineAndCharacterOfPosition(start).line,
    message: ts.flattenDiagnosticMessageText(messageText, '\n'),
  }))
}
