import { Illustration } from '#components/illustrations/Illustration.tsx'
import street from '#components/illustrations/street-short.svg'
import { ResultScreen } from '#components/phone-demo/ResultScreen.tsx'
import type { PhoneDemoContent } from '#lib/content/pageContent.ts'
import { translate } from '#lib/i18n/translate.ts'

/** Renders a phone in a door before a street, its screen dimmed until the app is released. Decorative. */
export const WaitlistArt = ({ phoneDemo }: { phoneDemo: PhoneDemoContent }) => (
  <div className="waitlist-door" aria-hidden="true">
    <span className="waitlist-sun" />
    <Illustration image={street} />
    <div className="waitlist-phone">
      <div>
        <ResultScreen result={phoneDemo.result} figure={phoneDemo.figure} />
      </div>
      <b>{translate('waitlist.beta')}</b>
    </div>
  </div>
)
