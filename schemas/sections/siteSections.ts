import { DocumentIcon } from '@sanity/icons/Document'
import { defineArrayMember, type FieldDefinition } from 'sanity'
import { getMemberType, type SectionName, sectionNames, sections } from '#lib/sections.ts'
import { field } from '../fields/field.ts'
import { sameLanguage } from '../fields/language.ts'
import { listItem, optionalLine, paragraph } from '../fields/text.ts'

/** Sections with an introduction under their heading. */
const withIntro = (name: SectionName) => name !== 'press' && name !== 'partnerStrip'

/** Fields of a section beside its heading and introduction. */
const ownFields: Partial<Record<SectionName, FieldDefinition[]>> = {
  hero: [
    field('boolean', 'phone', 'With the phone', 'Off: the drawn street stands alone, and the page is shorter.', {
      initialValue: true,
    }),
  ],
  estimateTeaser: [optionalLine('button', 'Own button', 'Empty: the words of the link below the opening.', 40)],
  faq: [
    field('array', 'questions', 'Own questions', 'Empty: those of the home page. Drag them into order.', {
      of: [
        defineArrayMember({
          type: 'reference',
          title: 'Question',
          to: [{ type: 'faq' }],
          options: { filter: sameLanguage('audience == "personal"') },
        }),
      ],
      validation: (rule) => rule.unique(),
    }),
  ],
}

const AS_THERE = 'Empty: as on the page it comes from, whose later changes it follows.'

/**
 * The sections of the site as items of a landing page. Without words of its own a section has those of its page, and
 * follows their changes.
 */
export const siteSections = sectionNames.map((name) => {
  const section: { title: string; pages: readonly string[]; source?: string } = sections[name]
  const { title } = section
  const source = `As on the ${section.source ?? section.pages[0]} page`
  return listItem(
    getMemberType(name),
    title,
    DocumentIcon,
    {
      // The Studio follows references, so a path through one finds no `_ref`.
      select: { heading: 'heading', intro: 'intro', button: 'button', questions: 'questions' },
      prepare: ({ heading, intro, button, questions }) => {
        const hasQuestions = Array.isArray(questions) && questions.length > 0
        const words: unknown = heading || intro || button || (hasQuestions && 'other questions')
        return { title, subtitle: typeof words === 'string' ? `Own words: ${words}` : source }
      },
    },
    [
      optionalLine('heading', 'Own heading', AS_THERE, 80),
      ...(withIntro(name) ? [paragraph('intro', 'Own introduction', AS_THERE, 220, { optional: true })] : []),
      ...(ownFields[name] ?? []),
    ],
  )
})
