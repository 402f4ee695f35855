import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { DemoSignIn } from '#assembly/layouts/demo-sign-in.tsx'
import { owedSignOut, oweSignOut } from '#spine/drafts/owed-sign-out.ts'
import { answerCalls } from '#testing/answer-calls.ts'
import { showPart } from '#testing/show-part.tsx'

test('whoever signs in with one click keeps the session, though the end of an earlier one was owed', async () => {
  oweSignOut('portal', '01890a5d-ac96-774b-bcce-000000000001')
  const calls = answerCalls({ 'POST /demo/sign-in': { done: true } })
  // The page of the test stays.
  const left = new Promise<void>((leave) =>
    navigation.addEventListener(
      'navigate',
      (event) => {
        event.preventDefault()
        leave()
      },
      { once: true },
    ),
  )
  await showPart(<DemoSignIn />)
  await page.getByRole('button', { name: 'Müşteri olarak gir' }).click()
  await left
  expect(calls).toHaveLength(1)
  expect(owedSignOut('portal')).toBeNull()
})
