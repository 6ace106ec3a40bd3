import { Box, Button, Flex, Grid, Stack, Text, TextInput } from '@sanity/ui'
import { defineQuery } from 'groq'
import { type CSSProperties, useRef, useState } from 'react'
import { getPublishedId } from 'sanity'
import type { PicturesQueryResult } from '#lib/content/sanity.types.ts'
import { PICTURE_LIMITS } from '#lib/content/uploads.ts'
import { toSearchText } from '#lib/searchText.ts'
import { useAction, useContentClient, usePermissions, useQuery } from '#studio/kit/requests.ts'
import { DocumentLink, Muted, Panel, SearchField, ToolPage } from '#studio/kit/ui.tsx'
import { describeReplaced, replacePicture } from './replacePicture.ts'

const picturesQuery = defineQuery(`*[_type == "sanity.imageAsset"] | order(_createdAt desc){
  _id, url, size, "name": coalesce(title, originalFilename, "Without a name"),
  "width": metadata.dimensions.width, "height": metadata.dimensions.height,
  "documents": *[references(^._id)]{_id, _type}
}`)

type Picture = PicturesQueryResult[number]

const thumbnailStyle: CSSProperties = { width: '100%', height: '9rem', objectFit: 'contain', background: 'white' }

function PictureCard({ picture, onChanged }: { picture: Picture; onChanged: () => void }) {
  const { _id: id, url, size, name, width, height, documents } = picture
  const client = useContentClient()
  const { canChange } = usePermissions()
  const { busy, run } = useAction({ reload: onChanged })
  const fileInput = useRef<HTMLInputElement>(null)
  const uses = [...new Map(documents.map(({ _id, _type }) => [getPublishedId(_id), _type]))]
  const mayReplace = uses.length > 0 && uses.every(([, type]) => canChange(type))
  const rename = (field: HTMLInputElement) => {
    const title = field.value
    if (title.trim() === '') field.value = name
    else if (title !== name) void run(() => client.patch(id).set({ title }).commit(), 'Renamed')
  }
  const replace = (file: File) => run(() => replacePicture(client, id, file), describeReplaced)
  return (
    <Panel as="li">
      <img src={`${url}?w=480&h=288&fit=max`} alt="" loading="lazy" style={thumbnailStyle} />
      {canChange('sanity.imageAsset') ? (
        <TextInput
          key={name}
          aria-label={`Name of ${name}`}
          defaultValue={name}
          onBlur={({ currentTarget }) => rename(currentTarget)}
        />
      ) : (
        <Text size={1}>{name}</Text>
      )}
      <Muted>{`${width} × ${height}, ${Math.ceil(size / 1024)} kB`}</Muted>
      <Stack gap={2}>
        <Muted>{uses.length === 0 ? 'Not used' : 'Used in'}</Muted>
        {uses.map(([documentId, type]) => (
          <DocumentLink key={documentId} id={documentId} type={type} />
        ))}
      </Stack>
      {uses.length > 0 && (
        <Box>
          <input
            ref={fileInput}
            type="file"
            accept="image/*"
            hidden
            onChange={({ currentTarget }) => {
              const file = currentTarget.files?.item(0)
              if (file) void replace(file)
              // The same file can be chosen again after a failure.
              currentTarget.value = ''
            }}
          />
          <Button
            mode="ghost"
            text="Replace everywhere…"
            disabled={busy || !mayReplace}
            title={mayReplace ? undefined : 'Your role may not change all documents that show it.'}
            onClick={() => fileInput.current?.click()}
          />
        </Box>
      )}
    </Panel>
  )
}

/** Lists all pictures with the documents that use them. */
export default function MediaTool() {
  const { data, loading, error, reload } = useQuery(picturesQuery, {}, 'raw')
  const [search, setSearch] = useState('')
  const found = data?.filter(({ name }) => toSearchText(name).includes(toSearchText(search.trim())))
  return (
    <ToolPage title="Media" loading={loading} error={error}>
      <Flex gap={3} align="center" wrap="wrap">
        <SearchField aria-label="Search pictures" placeholder="Name" value={search} onValue={setSearch} />
        <Muted>{PICTURE_LIMITS}</Muted>
      </Flex>
      {found?.length === 0 && <Text muted>No picture matches.</Text>}
      <Grid as="ul" gap={4} style={{ gridTemplateColumns: 'repeat(auto-fill, minmax(15rem, 1fr))', padding: 0 }}>
        {found?.map((picture) => (
          <PictureCard key={picture._id} picture={picture} onChanged={reload} />
        ))}
      </Grid>
    </ToolPage>
  )
}
