import { Illustration } from '#components/illustrations/Illustration.tsx'
import street from '#components/illustrations/street-short.svg'
import { LogoMark } from '#components/ui/Logo.tsx'
import { dataAttribute } from '../dataAttributes.ts'

/** A phone in a door before a street. Decorative. */
export async function WaitlistArt({ name }: { name: string }) {
  return (
    <div className="waitlist-door" aria-hidden="true">
      <span className="waitlist-sun" />
      <Illustration image={street} eager />
      <div className="waitlist-phone">
        <span className="waitlist-camera" />
        <div>
          <LogoMark />
          <b data-sanity={await dataAttribute('siteSettings', 'productName')}>{name}</b>
        </div>
      </div>
    </div>
  )
}
