import { sampleMark } from '#components/sections/sampleMark.ts'
import { Icon, type IconName } from '#components/ui/Icon.tsx'
import { VisuallyHidden } from '#components/ui/Layout.tsx'
import { figureTokenValues, fillTokens } from '#lib/content/tokens.ts'
import type { PersonalPage } from '#lib/content/sanity.types.ts'
import { defaultLocale } from '#lib/i18n/locales.ts'
import { translate } from '#lib/i18n/translate.ts'
import { AppLaunch } from './AppLaunch.tsx'
import { Device } from './Device.tsx'
import { LoadingScreen } from './LoadingScreen.tsx'
import { LockScreen } from './LockScreen.tsx'
import { PhonePlayer } from './PhonePlayer.tsx'
import { ResultScreen } from './ResultScreen.tsx'

export type PhoneDemoContent = PersonalPage['phoneDemo']

/**
 * The drawn phone of the hero. All its screens are in the page from the start; styles show the first of them, or the
 * last to visitors who asked for less motion, and the player goes through them. It is decoration: assistive
 * technology gets one sentence instead, and everybody a button that pauses it.
 */
export async function PhoneDemo({ content }: { readonly content: PhoneDemoContent }) {
  const { textAlternative, ...screens } = fillTokens(content, figureTokenValues(content, defaultLocale))
  const { figureAmount, changeAmount } = content
  return (
    <div className="phone-frame" {...await sampleMark(content.source)}>
      <VisuallyHidden>{textAlternative}</VisuallyHidden>
      <PhonePlayer
        from={figureAmount - changeAmount}
        to={figureAmount}
        locale={defaultLocale}
        pause={<PauseLabel icon="pause" text={translate('accessibility.pauseDemo')} />}
        play={<PauseLabel icon="play" text={translate('accessibility.playDemo')} />}
      >
        <Device time={screens.lockScreen.time}>
          <LockScreen {...screens.lockScreen} notification={screens.notification} />
          <AppLaunch name={screens.notification.appName} />
          <LoadingScreen {...screens.loading} />
          <ResultScreen result={screens.result} figure={figureAmount} />
        </Device>
      </PhonePlayer>
    </div>
  )
}

const PauseLabel = ({ icon, text }: { readonly icon: IconName; readonly text: string }) => (
  <>
    <Icon name={icon} />
    <VisuallyHidden>{text}</VisuallyHidden>
  </>
)
