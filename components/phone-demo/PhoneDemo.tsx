import type { ReactNode } from 'react'
import { getSampleMark } from '#components/visual-editing/dataAttributes.ts'
import { ClientOnly } from '#components/ui/ClientOnly.tsx'
import { VisuallyHidden } from '#components/ui/Layout.tsx'
import type { PhoneDemoContent } from '#lib/content/pageContent.ts'
import { requestLocale } from '#lib/i18n/requestLocale.ts'
import { translate } from '#lib/i18n/translate.ts'
import { AppLaunch, LockScreen } from './LockScreen.tsx'
import { LoadingScreen } from './LoadingScreen.tsx'
import { PhonePlayer } from './PhonePlayer.tsx'
import { ResultScreen } from './ResultScreen.tsx'

/**
 * Renders the animated phone of the hero. The HTML holds the first screen; hydration adds the others, and CSS shows the
 * last under reduced motion. Decorative: assistive technology gets one sentence and the pause button.
 */
export async function PhoneDemo({ content }: { readonly content: PhoneDemoContent }) {
  const { textAlternative, figure, change, ...screens } = content
  return (
    <div className="phone-frame" {...await getSampleMark(content.source)}>
      <VisuallyHidden>{textAlternative}</VisuallyHidden>
      <PhonePlayer
        from={figure - change}
        to={figure}
        locale={requestLocale()}
        labels={{ pause: translate('accessibility.pauseDemo'), play: translate('accessibility.playDemo') }}
      >
        <Device time={screens.lockScreen.time}>
          <LockScreen {...screens} />
          <ClientOnly>
            <AppLaunch name={screens.notification.appName} />
            <LoadingScreen {...screens.loading} />
            <ResultScreen result={screens.result} figure={figure} />
          </ClientOnly>
        </Device>
      </PhonePlayer>
    </div>
  )
}

function Device({ time, children }: { readonly time: string; readonly children: ReactNode }) {
  return (
    <div className="device">
      {['action', 'louder', 'quieter', 'power'].map((key) => (
        <span key={key} className={`device-key device-key-${key}`} />
      ))}
      <div className="device-screen">
        {children}
        <div className="status-bar">
          <span>{time}</span>
          <span className="status-icons" />
        </div>
        <span className="device-camera" />
        <span className="home-bar" />
      </div>
    </div>
  )
}
