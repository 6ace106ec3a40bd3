import { Mark } from '../../Mark.tsx'
import { Result } from './looks.ts'
import { shownIn } from './shown.ts'
import { TITLE_LENGTH } from '#lib/content/searchTitle.ts'
import { DESCRIPTION_LENGTH } from '#schemas/objects/seo.ts'

interface SearchResultProps {
  site: string
  host: string
  path: string
  title: string
  description: string
}

/** A page as a search engine lists it. */
export function SearchResult({ site, host, path, title, description }: SearchResultProps) {
  const trail = [host, ...path.split('/').filter(Boolean)].join(' › ')
  return (
    <Result>
      <div className="from">
        <span className="mark">
          <Mark />
        </span>
        <span>
          <span className="site">{site}</span>
          <span className="trail">{trail}</span>
        </span>
      </div>
      <p className="title">{shownIn(title, TITLE_LENGTH)}</p>
      <p className="description">{shownIn(description, DESCRIPTION_LENGTH)}</p>
    </Result>
  )
}
