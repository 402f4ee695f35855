import { expect, test } from 'vitest'
import {
  officeTalkAddress,
  type TalkAbout,
  talkAboutIn,
  talkAddress,
  talkParam,
} from '#features/customers/talk-address.ts'

const about: TalkAbout = {
  kind: 'quote',
  id: '01890a5d-ac96-774b-bcce-b302099a8057',
  number: 'KRV-2026-000123',
}
const valueIn = (address: string) =>
  new URL(address, 'https://kervan.example').searchParams.get(talkParam) ?? ''

test('what a conversation is about comes through the URL, which keeps its filters and closes the dialog', () => {
  const here = { pathname: '/dashboard', search: '?view=quotes&status=sent&quote=1' }
  const address = talkAddress(here, about, ['quote'])
  expect(talkAboutIn(valueIn(address))).toEqual(about)
  expect(address).toMatch(/^\/dashboard\?view=quotes&status=sent&chat=/)
})

test('the office opens a customer’s conversation about the same', () => {
  const address = new URL(officeTalkAddress(about.id, about), 'https://kervan.example')
  expect(address.pathname).toBe('/staff/communication')
  expect(address.searchParams.get('customer')).toBe(about.id)
  expect(talkAboutIn(address.searchParams.get('about') ?? '')).toEqual(about)
  expect(officeTalkAddress('1')).toBe('/staff/communication?customer=1')
})

test('without a matter it is open, and anything else means nothing', () => {
  expect(talkAddress({ pathname: '/dashboard', search: '' })).toBe('/dashboard?chat=open')
  for (const value of ['open', '', 'user.1.2', `request.${about.id}.<b>`, `quote.${about.id}`])
    expect(talkAboutIn(value)).toBeNull()
})
