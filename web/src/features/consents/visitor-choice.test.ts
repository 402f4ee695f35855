import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { consentVersions } from '@kervan/domain/consents/consent-versions.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  choose,
  hasConsent,
  recordChoice,
  visitorChoice,
  visitorId,
} from '#features/consents/visitor-choice.ts'
import { readStored, removeStored, writeStored } from '#spine/drafts/browser-storage.ts'

type Sent = { visitor_id: string; decisions: { purpose: string; granted: boolean; text_version: string }[] }

const received: Sent[] = []
let status = 201
const server = createServer(async (request, response) => {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  received.push(JSON.parse(Buffer.concat(parts).toString()))
  response.writeHead(status).end('{"done":true}')
})

beforeEach(async () => {
  received.length = 0
  status = 201
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  const real = fetch
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => real(`http://127.0.0.1:${port}${path}`, init))
  // What of a browser it leans on.
  vi.stubGlobal('document', { documentElement: { dataset: {} } })
  vi.stubGlobal('dispatchEvent', () => true)
})
afterEach(async () => {
  vi.unstubAllGlobals()
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
  for (const key of ['kvkk-accepted', 'kvkk-accepted-text', 'marketing-consent', 'marketing-consent-text'])
    removeStored(key)
  for (const key of ['kervan-visitor', 'kervan-choice-unrecorded']) removeStored(key)
})

test('before a choice nothing is allowed and there is no visitor id', () => {
  expect(visitorChoice()).toBeNull()
  expect(hasConsent('analytics')).toBe(false)
  expect(visitorId()).toBeNull()
})

test('a choice is stored under the two flags and recorded with the text versions that were shown', async () => {
  expect(await choose({ analytics: true, marketing: false }, 'banner')).toBe(true)
  expect([readStored('kvkk-accepted'), readStored('marketing-consent')]).toEqual(['true', 'false'])
  expect([hasConsent('analytics'), hasConsent('marketing')]).toEqual([true, false])
  expect(visitorId()).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(received).toEqual([
    {
      visitor_id: visitorId(),
      source: 'banner',
      decisions: [
        { purpose: 'analytics', granted: true, text_version: consentVersions.analytics },
        { purpose: 'marketing', granted: false, text_version: consentVersions.marketing },
      ],
    },
  ])
})

test('another choice keeps the visitor id, and a withdrawal takes effect at once', async () => {
  await choose({ analytics: true, marketing: true }, 'banner')
  const visitor = visitorId()
  await choose({ analytics: false, marketing: true }, 'preferences')
  expect(visitorId()).toBe(visitor)
  const taken = choose({ analytics: false, marketing: false }, 'banner')
  expect(hasConsent('analytics')).toBe(false)
  await taken
  expect(received.map(({ visitor_id }) => visitor_id)).toEqual([visitor, visitor, visitor])
})

test('who refuses everything keeps the choice and no id; the next choice has another', async () => {
  status = 503
  await choose({ analytics: false, marketing: false }, 'banner')
  // Sent again under the same id, so that it is known to be the same choice.
  const visitor = visitorId()
  expect(visitor).not.toBeNull()
  status = 201
  await recordChoice()
  expect(visitorId()).toBeNull()
  expect(visitorChoice()).toEqual({ analytics: false, marketing: false })
  expect(received.map(({ visitor_id }) => visitor_id)).toEqual([visitor, visitor])
  await choose({ analytics: true, marketing: false }, 'preferences')
  expect(visitorId()).not.toBeNull()
  expect(visitorId()).not.toBe(visitor)
})

test('a choice that is under way is not sent a second time', async () => {
  const chosen = choose({ analytics: true, marketing: true }, 'banner')
  await recordChoice()
  expect(await chosen).toBe(true)
  expect(received).toHaveLength(1)
})

test('an unrecorded choice does not count yet, and is sent again', async () => {
  status = 503
  expect(await choose({ analytics: true, marketing: true }, 'banner')).toBe(false)
  expect(visitorChoice()).toEqual({ analytics: true, marketing: true })
  expect(hasConsent('analytics')).toBe(false)
  status = 201
  await recordChoice()
  expect(hasConsent('analytics')).toBe(true)
  await recordChoice()
  expect(received).toHaveLength(2)
})

test('a choice under an older text does not count', async () => {
  await choose({ analytics: true, marketing: true }, 'banner')
  writeStored('kvkk-accepted-text', '2020-01-1')
  expect(visitorChoice()).toBeNull()
  expect(hasConsent('marketing')).toBe(false)
})
