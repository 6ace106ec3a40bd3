import type { ReactNode } from 'react'
import type { PersonalPageContent } from '../content.ts'

type Topic = PersonalPageContent['difference']['items'][number]['key']

function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg className="versus-drawing" viewBox="0 0 200 72" fill="none" aria-hidden="true">
      {children}
    </svg>
  )
}

/** Stamped paper. */
const OutOfDate = () => (
  <Drawing>
    <path className="paper" d="M6 4h64v64H6zM16 18h44M16 28h36M16 38h44M16 48h24" />
    <g className="stamp" transform="rotate(-9 124 36)">
      <rect x="84" y="18" width="80" height="36" rx="4" />
      <path d="M98 29l14 14M112 29 98 43M124 31h28M124 41h20" />
    </g>
  </Drawing>
)

/** A bar for each day. */
const Daily = () => (
  <Drawing>
    <path
      className="flow flow-days"
      d="M8 64V52M22 64V50M36 64V51M50 64V46M64 64V44M78 64V45M92 64V40M106 64V36M120 64V38M134 64V32M148 64V30M162 64V28M176 64V22M190 64V12"
    />
    <circle className="lit" cx="190" cy="8" r="5" />
  </Drawing>
)

/** One answer at the start of a long road. */
const OneAnswer = () => (
  <Drawing>
    <path className="paper" d="M6 58h188" strokeDasharray="2 6" />
    <circle className="paper paper-front" cx="20" cy="58" r="6" />
    <path className="paper" d="M20 46V22h78v18H34zM32 31h52" />
  </Drawing>
)

/** A rising path with weekly stops. */
const EveryWeek = () => (
  <Drawing>
    <path className="flow" d="M8 62c22 0 20-14 42-14s20 4 42-8 22-8 44-16 22-12 46-14" />
    <g className="flow-stops">
      <circle cx="8" cy="62" r="5" />
      <circle cx="50" cy="48" r="5" />
      <circle cx="92" cy="40" r="5" />
      <circle cx="136" cy="24" r="5" />
    </g>
    <path className="lit" d="M174 26V12a9 9 0 0 1 18 0v14z" />
  </Drawing>
)

/** A pile of papers. */
const Papers = () => (
  <Drawing>
    <g className="paper">
      <path d="M38 10h40v44H38zM116 8h40v44h-40z" />
      <path className="paper-front" d="M8 22h40v44H8zM84 26h40v40H84zM150 28h38v38h-38z" />
      <path d="M56 20h14M56 28h14M132 18h16M132 26h10M158 38h22M158 46h14M92 38h24M92 46h16M16 34h24M16 42h16" />
    </g>
  </Drawing>
)

/** Three sources that join in one card. */
const OneView = () => (
  <Drawing>
    <path className="flow" d="M40 14C90 14 80 36 112 36M40 36h72M40 58c50 0 40-22 72-22" />
    <g className="node">
      <rect x="4" y="5" width="40" height="18" rx="6" />
      <rect x="4" y="27" width="40" height="18" rx="6" />
      <rect x="4" y="49" width="40" height="18" rx="6" />
    </g>
    <rect className="lit" x="112" y="12" width="82" height="48" rx="12" />
    <path className="on-lit" d="M126 46V27h4.6v5l5-3.7 7.4 5.8V46h-4.7v-6.2a3.85 3.85 0 0 0-7.7 0V46z" />
    <path className="on-lit-line" d="M153 30h28M153 38h20M153 46h24" />
  </Drawing>
)

/** The drawings of each topic. */
export const drawings: Record<Topic, { Usual: () => ReactNode; Homie: () => ReactNode }> = {
  data: { Usual: OutOfDate, Homie: Daily },
  coaching: { Usual: OneAnswer, Homie: EveryWeek },
  view: { Usual: Papers, Homie: OneView },
}
