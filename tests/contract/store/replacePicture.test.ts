import { createClient } from '#studio/connection/studioClient.ts'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { replacePicture } from '#studio/tools/media/replacePicture.ts'
import { getStoreConfig } from '#tests/support/storeClient.ts'
import { wholeDocument } from './validDocument.ts'
import { openSite, type Site, WRITE_TOKEN } from './accountsSite.ts'

let site: Site
beforeEach(async () => {
  site = await openSite()
})
afterEach(() => site.close())

async function drawFile(background: string) {
  const bytes = await sharp({ create: { width: 40, height: 20, channels: 3, background } })
    .png()
    .toBuffer()
  return new File([new Uint8Array(bytes)], `${background}.png`, { type: 'image/png' })
}

it('a picture is replaced in the newest state of each document, and in releases', async () => {
  const client = createClient({ ...getStoreConfig(site.url), token: WRITE_TOKEN, perspective: 'raw' })
  const upload = async (colour: string) => (await client.assets.upload('image', await drawFile(colour)))._id
  const [before, other] = [await upload('black'), await upload('grey')]
  const createLogo = (_id: string, _ref: string) =>
    client.create(
      wholeDocument({
        _id,
        _type: 'pressLogo',
        image: { _type: 'image', alt: 'A', asset: { _type: 'reference', _ref } },
      }),
    )
  for (const id of ['published', 'edited', 'otherwise']) await createLogo(id, before)
  await createLogo('drafts.edited', before)
  await createLogo('drafts.otherwise', other)
  await client.releases.create({ releaseId: 'r1', metadata: { title: 'Spring', releaseType: 'asap' } })
  await createLogo('versions.r1.otherwise', before)

  expect(await replacePicture(client, before, await drawFile('white'))).toEqual({ drafts: 2, versions: 1 })
  const after = await upload('white')
  const query = '*[_type == "pressLogo"] | order(_id asc){_id, "picture": image.asset._ref}'
  expect(await client.fetch(query)).toEqual([
    { _id: 'drafts.edited', picture: after },
    { _id: 'drafts.otherwise', picture: other },
    { _id: 'drafts.published', picture: after },
    { _id: 'edited', picture: before },
    { _id: 'otherwise', picture: before },
    { _id: 'published', picture: before },
    { _id: 'versions.r1.otherwise', picture: after },
  ])
})

it('nothing is replaced while a scheduled release shows the picture', async () => {
  await site.add('editor')
  const token = await site.tokenOf(await site.signIn('editor@example.test'))
  const client = createClient({ ...getStoreConfig(site.url), token, perspective: 'raw' })
  const { _id: before } = await client.assets.upload('image', await drawFile('black'))
  await client.releases.create({ releaseId: 'r1', metadata: { title: 'Spring', releaseType: 'asap' } })
  const image = { _type: 'image', alt: 'A', asset: { _type: 'reference', _ref: before } }
  await client.create(wholeDocument({ _id: 'versions.r1.logo', _type: 'pressLogo', image }))
  const publishAt = new Date(Date.now() + 3_600_000).toISOString()
  await client.releases.schedule({ releaseId: 'r1', publishAt })

  await expect(replacePicture(client, before, await drawFile('white'))).rejects.toThrow('Pause it or remove the time')
  expect(await client.fetch('count(*[_type == "sanity.imageAsset"])')).toBe(1)
})
