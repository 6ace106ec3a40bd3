import { Box, Button, Flex, Stack, Text } from '@sanity/ui'
import { useState } from 'react'
import type { UserViewComponent } from 'sanity/structure'
import { z } from 'zod'
import { getLanguage } from '#lib/content/languages.ts'
import {
  isMessage,
  type Message,
  getMessagePath,
  getMessagePreviewHref,
  messageTitles,
  ONE_PAGER_PDF,
} from '#leads/mail/preview.ts'
import { DraftFrame } from '#studio/presentation/DraftFrame.tsx'
import { siteCall, useAction, useContentClient } from '#studio/kit/requests.ts'
import { ExternalLink, OptionSelect } from '#studio/kit/ui.tsx'

const messages = Object.keys(messageTitles)
  .filter(isMessage)
  .map((name) => [name, messageTitles[name]] as const)

const failures = {
  422: 'A text is missing or not finished. The form marks it.',
  429: 'You have sent many tests. Try again in ten minutes.',
  other: 'The test could not be sent. Try again in a moment.',
}

const testResult = z.object({ to: z.string(), sendsMail: z.boolean() })

/** Sends a test message to the signed-in user. @returns a text that says where it went */
async function sendTest(path: string, token: string | undefined): Promise<string> {
  const response = await siteCall(token, path, failures, { method: 'POST' })
  const { to, sendsMail } = testResult.parse(await response.json())
  return sendsMail ? `Sent to ${to}` : 'Written to disk, not sent: the site has no mail server.'
}

/** Previews the site's messages with an example request, and sends tests of them by email. */
export const EmailPreview: UserViewComponent = ({ document: { draft, published, displayed } }) => {
  const [message, setMessage] = useState<Message>('demo')
  const { token } = useContentClient().config()
  const { busy, run } = useAction()
  const locale = getLanguage(displayed)
  return (
    <Stack gap={4} padding={4}>
      <Flex gap={3}>
        <Box flex={1}>
          <OptionSelect label="Message" value={message} options={messages} onChoose={setMessage} />
        </Box>
        <Button
          mode="ghost"
          text="Send me a test"
          disabled={busy}
          onClick={() =>
            void run(
              () => sendTest(getMessagePath(message, locale), token),
              (title) => title,
            )
          }
        />
      </Flex>
      <DraftFrame
        href={(secret) => getMessagePreviewHref(message, locale, secret)}
        title={messageTitles[message]}
        revision={(draft ?? published)?._rev}
      />
    </Stack>
  )
}

/** Hides the column of page thumbnails in Chromium's PDF viewer, which takes half the width. */
const WITHOUT_THUMBNAILS = '#navpanes=0'

/** Previews the 1-pager as PDF. */
export const OnePagerPreview: UserViewComponent = ({ document: { draft, published, displayed } }) => (
  <Stack gap={4} padding={4}>
    <DraftFrame
      href={(secret) => getMessagePreviewHref(ONE_PAGER_PDF, getLanguage(displayed), secret) + WITHOUT_THUMBNAILS}
      title="1-pager"
      revision={(draft ?? published)?._rev}
    >
      {(src) => (
        <Text size={1}>
          <ExternalLink href={src}>Open in a new tab</ExternalLink>
        </Text>
      )}
    </DraftFrame>
  </Stack>
)
