import { SharedCard } from './looks.ts'

interface SocialCardProps {
  host: string
  title: string
  description: string
  picture: string | undefined
}

/** A page as it looks when somebody shares it. */
export function SocialCard({ host, title, description, picture }: SocialCardProps) {
  return (
    <SharedCard>
      <div className="picture">{picture !== undefined && <img src={picture} alt="" />}</div>
      <div className="words">
        <p className="host">{host}</p>
        <p className="title">{title}</p>
        <p className="description">{description}</p>
      </div>
    </SharedCard>
  )
}
