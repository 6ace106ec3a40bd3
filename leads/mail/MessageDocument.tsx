import { type ComponentProps, type CSSProperties, Fragment, type ReactNode } from 'react'
import { palette } from '#lib/brand.ts'
import type { MessageTexts } from './composeMessages.ts'

/** Dark mode styles. They override the inline colours, which needs `!important`. */
const darkStyles = `@media (prefers-color-scheme: dark) {
  .wash { background: ${palette.night} !important; }
  .card { background: ${palette.green} !important; }
  .text { color: ${palette.sage} !important; }
  .strong { color: ${palette.white} !important; }
  .link { color: ${palette.sun} !important; }
  .rule { border-color: ${palette.teal} !important; }
}`

/** Prevents a line break in words such as "1-pager". */
function toNoBreak(text: string): ReactNode[] {
  return text.split(/(?<=\s|^)([\p{L}\d]{1,3}-\p{L}+)/u).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={index} style={{ whiteSpace: 'nowrap' }}>
        {part}
      </span>
    ),
  )
}

// The site's faces where installed, else what every system has.
const heading = { fontFamily: "Fraunces, Georgia, 'Times New Roman', serif", margin: 0 } as const
const body = {
  fontFamily: "Figtree, 'Segoe UI', Arial, sans-serif",
  fontSize: 16,
  lineHeight: '25px',
  color: palette.gray,
  margin: '0 0 16px',
  overflowWrap: 'anywhere',
} as const
const strong = { ...body, color: palette.night }
const small = { ...body, fontSize: 14, lineHeight: '21px', margin: '0 0 8px' }
const cell = { padding: '8px 0', borderTop: `1px solid ${palette.line}`, verticalAlign: 'top' }

const styles = {
  column: { width: '100%', maxWidth: 600 },
  card: { width: '100%', maxWidth: 600, background: palette.white, borderRadius: 24, overflow: 'hidden' },
  brand: { ...heading, fontSize: 24, lineHeight: '32px', fontWeight: 600, color: palette.sun },
  icon: { marginRight: 10, borderRadius: 8, verticalAlign: 'bottom' },
  title: { ...heading, marginTop: 24, fontSize: 32, lineHeight: '38px', fontWeight: 500, color: palette.white },
  button: {
    ...strong,
    display: 'inline-block',
    margin: 0,
    padding: '12px 28px',
    fontWeight: 600,
    textDecoration: 'none',
  },
  label: { ...small, ...cell, width: '40%', paddingRight: 12, fontWeight: 400 },
  value: { ...strong, ...cell },
  link: { display: 'inline-block', marginRight: 24, padding: '12px 0', color: palette.link },
} satisfies Record<string, CSSProperties>

/** A layout table: mail programs support no other layout. */
function Frame({ children, ...table }: ComponentProps<'table'>) {
  return (
    <table role="presentation" cellPadding={0} cellSpacing={0} {...table}>
      <tbody>{children}</tbody>
    </table>
  )
}

const Button = ({ label, href }: NonNullable<MessageTexts['button']>) => (
  <Frame width="auto" style={{ margin: '8px 0 24px' }}>
    <tr>
      <td style={{ background: palette.sun, borderRadius: 12 }}>
        <a href={href} style={styles.button}>
          {label}
        </a>
      </td>
    </tr>
  </Frame>
)

const Paragraph = ({ text, style = body }: { text: string; style?: CSSProperties }) => (
  <p className="text" style={style}>
    {toNoBreak(text)}
  </p>
)

const Details = ({ details }: Pick<MessageTexts, 'details'>) => (
  <table width="100%" cellPadding={0} cellSpacing={0} style={{ margin: '0 0 24px' }}>
    <tbody>
      {details.map(({ label, value }) => (
        <tr key={label}>
          <th scope="row" align="left" className="text rule" style={styles.label}>
            {label}
          </th>
          <td className="strong rule" style={styles.value}>
            {value}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
)

function Card({ texts }: { texts: MessageTexts }) {
  const [first, ...rest] = texts.paragraphs
  return (
    <Frame className="card" width={600} style={styles.card}>
      <tr>
        <td style={{ background: palette.green, padding: '32px 40px 36px' }}>
          <p style={styles.brand}>
            <img src={`${texts.siteUrl}/apple-touch-icon.png`} width={32} height={32} alt="" style={styles.icon} />
            {texts.productName}
          </p>
          <h1 style={styles.title}>{toNoBreak(texts.subject)}</h1>
        </td>
      </tr>
      <tr>
        <td style={{ padding: '32px 40px 24px' }}>
          <p className="strong" style={{ ...strong, fontWeight: 600 }}>
            {texts.greeting}
          </p>
          {first && <Paragraph text={first} />}
          {texts.details.length > 0 && <Details details={texts.details} />}
          {rest.map((paragraph) => (
            <Paragraph key={paragraph} text={paragraph} />
          ))}
          {texts.button && <Button {...texts.button} />}
          <p className="strong" style={strong}>
            {texts.signOff}
          </p>
        </td>
      </tr>
    </Frame>
  )
}

/** The plain element, as an alias: the linter asks for Next's own component, which a message cannot use. */
const Head = 'head'

/** Renders a message as HTML. Its texts are plain; React escapes them. */
export const MessageDocument = ({ texts }: { texts: MessageTexts }) => (
  <html lang={texts.locale}>
    <Head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      <title>{texts.subject}</title>
      <style>{darkStyles}</style>
    </Head>
    <body className="wash" style={{ margin: 0, background: palette.wash }}>
      <div style={{ display: 'none', maxHeight: 0, overflow: 'hidden' }} data-skip-in-text="true">
        {texts.preheader}
      </div>
      <Frame className="wash" width="100%" style={{ background: palette.wash }}>
        <tr>
          <td align="center" style={{ padding: '32px 16px' }}>
            <Card texts={texts} />
            <Frame width={600} style={styles.column}>
              <tr>
                <td style={{ padding: '24px 40px' }}>
                  {texts.footer.map((line) => (
                    <Paragraph key={line} text={line} style={small} />
                  ))}
                  <p style={small}>
                    {texts.links.map(({ href, label }) => (
                      // The plain-text version has no margins, so a space separates an address from the next label.
                      <Fragment key={href}>
                        <a href={href} className="link" style={styles.link}>
                          {label}
                        </a>{' '}
                      </Fragment>
                    ))}
                  </p>
                </td>
              </tr>
            </Frame>
          </td>
        </tr>
      </Frame>
    </body>
  </html>
)
