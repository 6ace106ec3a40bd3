import type { ReactNode } from 'react'
import { sampleMark } from '#components/sections/dataAttributes.ts'
import { Icon, type IconName } from '#components/ui/Icon.tsx'
import { VisuallyHidden } from '#components/ui/Layout.tsx'
import type { PhoneDemoContent } from '#components/sections/content.ts'
import { figureTokenValues, fillTokens } from '#lib/content/tokens.ts'
import { requestLocale } from '#lib/i18n/requestLocale.ts'
import { translate } from '#lib/i18n/translate.ts'
import { AppLaunch, LockScreen } from './LockScreen.tsx'
import { LoadingScreen } from './LoadingScreen.tsx'
import { PhonePlayer } from './PhonePlayer.tsx'
import { ResultScreen } from './ResultScreen.tsx'

/**
 * The animated phone of the hero. All screens are server-rendered: styles show the first, or the last with reduced
 * motion. It is decorative: assistive technology gets one sentence and the pause button.
 */
export async function PhoneDemo({ content }: { readonly content: PhoneDemoContent }) {
  const { textAlternative, ...screens } = fillTokens(content, figureTokenValues(content, requestLocale()))
  const { figureAmount, changeAmount } = content
  return (
    <div className="phone-frame" {...await sampleMark(content.source)}>
      <VisuallyHidden>{textAlternative}</VisuallyHidden>
      <PhonePlayer
        from={figureAmount - changeAmount}
        to={figureAmount}
        locale={requestLocale()}
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

/** The body of the phone with its status bar. */
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
          <StatusIcons />
        </div>
        <span className="device-camera" />
        <span className="home-bar" />
      </div>
    </div>
  )
}

const StatusIcons = () => (
  <svg viewBox="0 0 54 12" fill="currentColor">
    <rect y="7" width="3" height="5" rx="1" />
    <rect x="4.6" y="5" width="3" height="7" rx="1" />
    <rect x="9.2" y="2.5" width="3" height="9.5" rx="1" />
    <rect x="13.8" width="3" height="12" rx="1" opacity=".35" />
    <path d="M28 3c2 0 3.8.8 5.1 2.1l1-1.1A8.7 8.7 0 0 0 28 1.5 8.7 8.7 0 0 0 21.9 4l1 1.1A7.2 7.2 0 0 1 28 3zm0 3.3c1.1 0 2.1.4 2.8 1.1l1.1-1.1A5.5 5.5 0 0 0 28 4.8c-1.5 0-2.9.6-3.9 1.5l1.1 1.1c.7-.7 1.7-1.1 2.8-1.1zm1.7 2.3A2.4 2.4 0 0 0 28 7.9c-.7 0-1.3.3-1.7.7l1.7 1.8z" />
    <rect x="38.5" y=".5" width="12" height="10.5" rx="3" fill="none" stroke="currentColor" opacity=".45" />
    <rect x="40" y="2" width="7.5" height="7.5" rx="1.6" />
    <path d="M52 4v3.5c.8-.2 1.3-.9 1.3-1.75S52.8 4.2 52 4z" opacity=".5" />
  </svg>
)
