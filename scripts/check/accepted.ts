/** Reasons by `name@version`. */
export type Reasons = Readonly<Record<string, string>>

/** Reasons by package name, which may end in the wildcard `*`. */
export type Exceptions = Readonly<Record<string, { licence: string; reason: string }>>

const client =
  'Sanity and its tools bring this client, and the Studio uses it too; the site keeps to the one next-sanity takes.'
const commandLine = "Only Sanity's command line has it, which the site does not run."

/** Accepted second versions, each with its reason. An updated package needs a new entry. */
export const acceptedDuplicates: Reasons = {
  '@portabletext/react@8.0.1': "The Studio's own; the site keeps to the one next-sanity takes.",
  '@sanity/bifur-client@1.0.0': "The Studio's own; ours only plays a browser in tests.",
  '@sanity/client@8.11.0': client,
  '@sanity/export@6.2.1': commandLine,
  '@sanity/types@5.31.2': commandLine,
  '@sanity/types@6.19.0': "Types of Sanity's SDK, and next to no code.",
  '@sanity/ui@5.0.0-alpha.10': "Vision's own, under another name; it brings its theme along.",
  'framer-motion@13.5.1': "The Studio's own; ours is on the site's pages alone.",
  'groq-js@1.30.3': commandLine,
  'i18next@26.7.2': "The Studio's own words; ours are resolved on the server.",
  'isomorphic-dompurify@2.36.0': "The Studio's own; ours cleans what the site shows.",
  'ws@8.21.0': commandLine,
}

/** Accepted licences beyond the permissive ones, each with its reason. */
export const acceptedLicences: Exceptions = {
  '@img/sharp-libvips-*': {
    licence: 'LGPL-3.0-or-later',
    reason: 'A shared library that sharp loads as it comes and that anybody may replace.',
  },
  '@img/sharp-wasm32': {
    licence: 'Apache-2.0 AND LGPL-3.0-or-later AND MIT',
    reason: 'As libvips above, unchanged, for machines without a build of their own.',
  },
  '@img/sharp-win32-*': {
    licence: 'Apache-2.0 AND LGPL-3.0-or-later',
    reason: 'As libvips above, which the Windows builds bring along.',
  },
  '@vercel/stega': { licence: 'MPL-2.0', reason: 'Used unchanged; its terms reach no file but its own.' },
  'caniuse-lite': { licence: 'CC-BY-4.0', reason: 'Facts about browsers that the build reads and nobody is served.' },
  jsonify: { licence: 'Public Domain', reason: 'Nobody asks for anything; only the words are no SPDX expression.' },
  'lightningcss*': {
    licence: 'MPL-2.0',
    reason: 'A tool of the build, used unchanged; nobody is served a part of it.',
  },
  'md5-o-matic': { licence: 'none stated', reason: 'MIT, in the older form of package.json and in its LICENSE.' },
  'png-js': { licence: 'none stated', reason: 'MIT by its LICENSE file.' },
  'tween-functions': { licence: 'BSD', reason: 'The three clauses of BSD by its LICENSE file.' },
}
