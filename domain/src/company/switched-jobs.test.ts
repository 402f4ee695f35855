import { expect, test } from 'vitest'
import { parametersOf } from '#company/switched-jobs.ts'

test('a rule goes by what was saved, within what is allowed now, or else by what it has at first', () => {
  expect(parametersOf('warn_of_promise', { hours: 48 })).toEqual({ hours: 10 })
  expect(parametersOf('warn_of_promise', { hours: 4 })).toEqual({ hours: 4 })
  expect(parametersOf('warn_of_promise')).toEqual({ hours: 2 })
  expect(parametersOf('expire_quotes')).toEqual({})
})
