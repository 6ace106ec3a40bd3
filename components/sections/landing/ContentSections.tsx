import { stegaClean } from '@sanity/client/stega'
import type { ReactNode } from 'react'
import { Section, NoBreak, VisuallyHidden } from '#components/ui/Layout.tsx'
import { createImageUrl, getDisplayedSize } from '#lib/content/images.ts'
import type { SitePrefix } from '#lib/links/homeLinks.ts'
import { findSectionOfMember } from '#lib/sections.ts'
import { dataAttribute, getSampleMark } from '#components/visual-editing/dataAttributes.ts'
import { RichText } from '#components/sections/RichText.tsx'
import type { LandingPageContent, LandingSection } from '#lib/content/pageContent.ts'

interface ContentSectionProps<Type extends LandingSection['_type']> {
  page: LandingPageContent
  section: Extract<LandingSection, { _type: Type }>
  home: SitePrefix
}

const getHeadingId = (key: string) => `section-${key}`

/** Renders a section named by its heading. */
function Named({ id, className, children }: { id: string; className: string; children: ReactNode }) {
  return (
    <Section className="landing-section" columnClass={className} aria-labelledby={id}>
      {children}
    </Section>
  )
}

function TextSection({ section, home }: ContentSectionProps<'textSection'>) {
  const { _key, heading, text } = section
  const id = getHeadingId(_key)
  const body = (
    <div className="landing-prose">
      {heading && <NoBreak as="h2" id={id} text={heading} />}
      <RichText home={home} value={text} />
    </div>
  )
  return <Section aria-labelledby={heading ? id : undefined}>{body}</Section>
}

/** Width of the picture on wide screens, in CSS pixels. */
const PICTURE_WIDTH = 600

async function PictureSection({ page, section, home }: ContentSectionProps<'pictureSection'>) {
  const { _key, heading, text, picture, size, side } = section
  const id = getHeadingId(_key)
  const displayed = getDisplayedSize(picture, size)
  return (
    <Named id={id} className="landing-picture">
      <div className="landing-prose">
        <NoBreak as="h2" id={id} text={heading} />
        <RichText home={home} value={text} />
      </div>
      {picture.asset && (
        <img
          data-side={side}
          src={createImageUrl(picture)
            .width(2 * PICTURE_WIDTH)
            .url()}
          alt={picture.alt ?? ''}
          width={PICTURE_WIDTH}
          height={Math.round((PICTURE_WIDTH * displayed.height) / displayed.width)}
          loading="lazy"
          data-sanity={await dataAttribute(page, `sections[_key=="${_key}"].picture`)}
        />
      )}
    </Named>
  )
}

async function FiguresSection({ section }: ContentSectionProps<'figuresSection'>) {
  const { _key, heading, figures, source } = section
  const id = getHeadingId(_key)
  return (
    <Named id={id} className="landing-figures">
      <NoBreak as="h2" id={id} text={heading} />
      <dl {...await getSampleMark(source)}>
        {figures.map((figure) => (
          <div key={figure._key}>
            <dt>{figure.label}</dt>
            <dd>{figure.value}</dd>
          </div>
        ))}
      </dl>
    </Named>
  )
}

async function QuoteSection({ section }: ContentSectionProps<'quoteSection'>) {
  const { text, author, role, source } = section
  return (
    <Section surface="tint" columnClass="landing-quote">
      <figure {...await getSampleMark(source)}>
        <blockquote>
          <p>{text}</p>
        </blockquote>
        <figcaption>
          <b>{author}</b>
          {role && <span>{role}</span>}
        </figcaption>
      </figure>
    </Section>
  )
}

async function ComparisonSection({ section }: ContentSectionProps<'comparisonSection'>) {
  const { _key, heading, othersLabel, oursLabel, rows, source } = section
  const id = getHeadingId(_key)
  return (
    <Named id={id} className="landing-comparison">
      <NoBreak as="h2" id={id} text={heading} />
      <table aria-labelledby={id} {...await getSampleMark(source)}>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>{heading}</VisuallyHidden>
            </th>
            <th scope="col">{othersLabel}</th>
            <th scope="col">{oursLabel}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row._key}>
              <th scope="row">{row.label}</th>
              <td data-label={stegaClean(othersLabel)}>{row.others}</td>
              <td data-label={stegaClean(oursLabel)}>{row.ours}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Named>
  )
}

type ContentSection = Exclude<LandingSection, { _type: `site${string}` }>

const isContentSection = (section: LandingSection): section is ContentSection =>
  findSectionOfMember(section._type) === undefined

/** Renders a section that only landing pages have; nothing for one of the site. */
export function renderContentSection(page: LandingPageContent, section: LandingSection, home: SitePrefix): ReactNode {
  if (!isContentSection(section)) return undefined
  switch (section._type) {
    case 'textSection':
      return <TextSection page={page} section={section} home={home} />
    case 'pictureSection':
      return <PictureSection page={page} section={section} home={home} />
    case 'figuresSection':
      return <FiguresSection page={page} section={section} home={home} />
    case 'quoteSection':
      return <QuoteSection page={page} section={section} home={home} />
    case 'comparisonSection':
      return <ComparisonSection page={page} section={section} home={home} />
  }
}
