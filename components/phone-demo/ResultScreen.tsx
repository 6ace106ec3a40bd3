import { Gauge, toFraction, fractionStyle } from '#components/illustrations/Gauge.tsx'
import { dataAttribute } from '#components/visual-editing/dataAttributes.ts'
import { Icon, LogoMark } from '#components/ui/Icon.tsx'
import type { PhoneDemoContent } from '#lib/content/pageContent.ts'
import { formatDollars } from '#lib/content/format.ts'
import { findFirstNumber } from '#lib/i18n/firstNumber.ts'
import { requestLocale } from '#lib/i18n/requestLocale.ts'

interface ResultScreenProps {
  readonly result: PhoneDemoContent['result']
  /** In whole dollars. */
  readonly figure: number
}

/** Ratio to income at which its bar is full; a little above the highest limit. */
const FULL_BAR_PERCENT = 52

/** Renders step 6: buying power on its gauge, before the confetti. */
export const ResultScreen = async ({ result, figure }: ResultScreenProps) => (
  <div className="screen result-screen">
    <p className="app-bar">
      <span className="app-icon">
        <LogoMark />
      </span>
      {result.greeting}
      <span className="app-bell">
        <Icon name="bell" />
      </span>
    </p>
    <div className="confetti" />
    <div className="power">
      <p className="power-title">{result.title}</p>
      <Gauge position={toFraction(figure, result.gaugeLowAmount, result.gaugeHighAmount)} />
      <p
        className="power-figure"
        data-sanity={await dataAttribute({ _type: 'sampleBuyer', _id: 'sampleBuyer' }, 'income')}
      >
        {formatDollars(figure, requestLocale())}
      </p>
      <p className="power-change">{result.change}</p>
      <p className="power-ends">
        <span>{result.gaugeLow}</span>
        <span>{result.gaugeHigh}</span>
      </p>
    </div>
    <div className="ratios">
      {result.ratios?.map(({ _key, label, value, note }) => (
        <div key={_key}>
          <p>
            <span>
              {label} <small>{note}</small>
            </span>
            <b>{value}</b>
          </p>
          <span className="ratio-bar">
            <i style={fractionStyle(toFraction(findFirstNumber(value) ?? 0, 0, FULL_BAR_PERCENT))} />
            <em style={fractionStyle(toFraction(findFirstNumber(note) ?? 0, 0, FULL_BAR_PERCENT))} />
          </span>
        </div>
      ))}
    </div>
    <div className="coach">
      <span className="app-icon">
        <LogoMark />
      </span>
      <p>
        <small>{result.nextTaskLabel}</small>
        <b>{result.nextTask}</b>
        {result.nextTaskNote}
      </p>
    </div>
    <p className="app-tabs">
      <Icon name="gauge" />
      <Icon name="check" />
      <Icon name="rates" />
    </p>
  </div>
)
