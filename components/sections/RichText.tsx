import { PortableText, type PortableTextComponents } from '@portabletext/react'
import { stegaClean } from '@sanity/client/stega'
import { isBlank } from '#lib/content/problems.ts'
import type { RichText as Blocks } from '#lib/content/sanity.types.ts'
import type { SitePrefix } from '#lib/links/homeLinks.ts'
import { resolveHref } from '#lib/links/resolveHref.ts'
import { isExecutableUrl } from '#lib/links/urls.ts'

const getHref = (value: unknown): string | undefined => {
  const href: unknown =
    typeof value === 'object' && value !== null && 'href' in value ? stegaClean(value.href) : undefined
  return typeof href === 'string' && !isExecutableUrl(href) ? href : undefined
}

/** Creates components whose links keep the visitor's language and landing variant. */
const createComponents = (home: SitePrefix): PortableTextComponents => ({
  marks: {
    link: ({ value, children }) => {
      const href = getHref(value)
      return <a href={href?.startsWith('/') ? resolveHref(home, href) : href}>{children}</a>
    },
  },
})

interface RichTextProps {
  value: Blocks
  /** Home of the page, within which links lead. */
  home: SitePrefix
}

/** Renders rich text without blank paragraphs and points, which editors leave when they press Enter at the end. */
export const RichText = ({ value, home }: RichTextProps) => (
  <PortableText value={value.filter((block) => !isBlank([block]))} components={createComponents(home)} />
)
