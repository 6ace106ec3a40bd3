import { z } from 'zod'

const entry = z.object({
  name: z.string().optional(),
  version: z.string().optional(),
  license: z.string().optional(),
  dev: z.boolean().optional(),
  optional: z.boolean().optional(),
})

const names = z.record(z.string(), z.string()).default({})

/** The project itself stands under the empty name. */
const lockfile = z.object({
  packages: z.object({ '': z.object({ dependencies: names, devDependencies: names }) }).catchall(entry),
})

/** One installed copy of a package. */
export interface LockedPackage {
  /** Its folder from the project's, such as `node_modules/sharp`. */
  folder: string
  name: string
  version: string
  /** Its licence as its author declares it; undefined when the lockfile does not know. */
  licence: string | undefined
  /** True for what only development needs: it is never part of what the site serves or runs. */
  dev: boolean
  /** True for what may be missing, such as the build of a binary for another machine. */
  optional: boolean
}

const nameOf = (folder: string) => folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length)

/**
 * What `package-lock.json` holds: every installed copy of a package, and the names of those the project asks for.
 *
 * @param json the file's content
 * @throws ZodError when it is not a lockfile of npm 7 or newer
 */
export function readLockfile(json: unknown): { packages: LockedPackage[]; direct: ReadonlySet<string> } {
  const { '': project, ...packages } = lockfile.parse(json).packages
  return {
    direct: new Set([...Object.keys(project.dependencies), ...Object.keys(project.devDependencies)]),
    packages: Object.entries(packages).map(
      ([folder, { name = nameOf(folder), version = '', license, dev = false, optional = false }]) => ({
        folder,
        name,
        version,
        licence: license,
        dev,
        optional,
      }),
    ),
  }
}
