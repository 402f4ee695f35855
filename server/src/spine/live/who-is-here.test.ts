/** Two processes, as far as this is concerned: what one says by the way the other hears. */
import { describe, expect, test } from 'vitest'
import type { PassedSignal, Signal } from '#spine/database/signals.ts'
import { createWhoIsHere } from '#spine/live/who-is-here.ts'

function processes(...served: string[][]) {
  const ears: ((signal: PassedSignal) => void)[] = []
  const signal: Signal = async ({ name }, audiences, data) => {
    for (const hear of ears) hear({ name, audiences, data })
  }
  return served.map((people) => {
    const one = createWhoIsHere(signal)
    one.listen({ onSignal: (ear) => ears.push(ear) }, { serves: (person) => people.includes(person) })
    return one
  })
}

describe('whether somebody has a page open', () => {
  test('is known by the process that is asked, and by every other', async () => {
    const [one, other] = processes(['ece'], [])
    expect(await one?.isHere('ece')).toBe(true)
    expect(await other?.isHere('ece')).toBe(true)
  })

  test('nobody who answers is nobody who is here', async () => {
    const [one] = processes(['ece'], ['can'])
    expect(await one?.isHere('deniz')).toBe(false)
  })
})
