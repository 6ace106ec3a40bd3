// Fails when a package is installed in two versions without a reason, or under a licence that is not accepted.
import { readFile } from 'node:fs/promises'
import { acceptedDuplicates, acceptedLicences } from './accepted.ts'
import { duplicateFaults, licenceFaults, readLockfile } from './packageFaults.ts'

const { packages, direct } = readLockfile(JSON.parse(await readFile('package-lock.json', 'utf8')))
const faults = [...duplicateFaults(packages, direct, acceptedDuplicates), ...licenceFaults(packages, acceptedLicences)]
for (const fault of faults) process.stderr.write(`${fault}\n`)
process.exit(faults.length === 0 ? 0 : 1)
