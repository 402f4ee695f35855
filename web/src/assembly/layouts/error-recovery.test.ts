import { expect, test } from 'vitest'
import { chooseRecovery } from '#assembly/layouts/error-recovery.ts'

const moved = Object.assign(new Error("Failed to execute 'removeChild' on 'Node'"), { name: 'NotFoundError' })

test('a DOM error reloads once per session, then softly three times, then stays', () => {
  expect(chooseRecovery(moved, { reloaded: false, softReloads: 0, reachable: true })).toBe('reload')
  expect(chooseRecovery(moved, { reloaded: true, softReloads: 0, reachable: true })).toBe('soft-reload')
  expect(chooseRecovery(moved, { reloaded: true, softReloads: 2, reachable: true })).toBe('soft-reload')
  expect(chooseRecovery(moved, { reloaded: true, softReloads: 3, reachable: true })).toBe('stay')
})

test('a page whose code files were replaced by an update reloads too', () => {
  const gone = new TypeError('Failed to fetch dynamically imported module: /assets/x.js')
  expect(chooseRecovery(gone, { reloaded: false, softReloads: 0, reachable: true })).toBe('reload')
})

test('while the server cannot be reached there are only soft reloads, without limit', () => {
  expect(chooseRecovery(moved, { reloaded: false, softReloads: 0, reachable: false })).toBe('soft-reload')
  expect(chooseRecovery(moved, { reloaded: true, softReloads: 3, reachable: false })).toBe('soft-reload')
})

test('a bug of our own is shown, not hidden by a reload', () => {
  expect(
    chooseRecovery(new TypeError('x is undefined'), { reloaded: false, softReloads: 0, reachable: true }),
  ).toBe('stay')
  expect(chooseRecovery('removeChild', { reloaded: false, softReloads: 0, reachable: true })).toBe('stay')
})
