/** The arithmetic of guessing, from the product's own figures: what an attacker can hope for, by address and on the whole site. */
import {
  codeLength,
  codeTries,
  knownDeviceSendingsPerDay,
  knownDeviceSendingsPerHour,
  sendingsPerDay,
  sendingsPerHour,
} from '@kervan/domain/auth/sign-in-limits.ts'
import { expect, test } from 'vitest'
import { type Limit, readConfig } from '#spine/config/config.ts'

const { limits } = readConfig({})
const codes = 10 ** codeLength
const hoursPerDay = 24
const daysPerYear = 365
const perHour = ({ points, seconds }: Limit) => (points * 3600) / seconds
const perDay = ({ points, seconds }: Limit) => (points * 86_400) / seconds

/** Per mailbox: each code may be tried so often, only where it was requested, and strangers get only so many. */
const codesPerDay = Math.min(sendingsPerDay, sendingsPerHour * hoursPerDay)
const triesPerDay = codesPerDay * codeTries
const chancePerDay = triesPerDay / codes

/** On all addresses at once: as many tries as the site takes before it brakes, or as its codes allow. */
const siteTriesPerHour = Math.min(perHour(limits.trySite), perHour(limits.codeSite) * codeTries)
const siteSuccessesPerHour = siteTriesPerHour / codes
const siteSuccessesPerDay = siteSuccessesPerHour * hoursPerDay
const siteSuccessesPerYear = siteSuccessesPerDay * daysPerYear
/** One network alone, as most attackers have. */
const networkTriesPerDay = perDay(limits.tryNetwork)

const oneIn = (chance: number) => `1 in ${Math.round(1 / chance).toLocaleString('en')}`
const addressesForOne = Math.ceil((siteTriesPerHour * hoursPerDay) / triesPerDay)

test('the arithmetic of guessing holds', () => {
  console.table({
    'codes there are': codes,
    'tries per code': codeTries,
    'codes per mailbox and hour, for strangers': sendingsPerHour,
    'codes per mailbox and day, for strangers': codesPerDay,
    'further codes per hour, for known devices': knownDeviceSendingsPerHour,
    'further codes per day, for known devices': knownDeviceSendingsPerDay,
    'tries per address and day': triesPerDay,
    'chance per address and day': `${chancePerDay.toExponential(1)} (${oneIn(chancePerDay)})`,
    'chance per address and year': `${(1 - (1 - chancePerDay) ** daysPerYear).toFixed(4)}`,
    'wrong tries per network and day': networkTriesPerDay,
    'wrong tries on the whole site per hour': siteTriesPerHour,
    'codes on the whole site per hour': perHour(limits.codeSite),
    'expected successes per hour, all addresses attacked': siteSuccessesPerHour.toExponential(1),
    'expected successes per day': siteSuccessesPerDay.toFixed(4),
    'expected successes per year': siteSuccessesPerYear.toFixed(2),
    'addresses needed to use that up': addressesForOne,
    'password guesses per address and day': perDay(limits.passwordAddress),
  })
  expect(codeTries).toBeLessThanOrEqual(3)
  expect(sendingsPerHour).toBeLessThanOrEqual(5)
  expect(sendingsPerHour + knownDeviceSendingsPerHour).toBeLessThanOrEqual(8)
  expect(sendingsPerDay).toBeLessThanOrEqual(10)
  expect(chancePerDay, 'one address, one day').toBeLessThanOrEqual(1 / 30_000)
  expect(siteSuccessesPerDay, 'all addresses, one day').toBeLessThanOrEqual(1 / 100)
  expect(networkTriesPerDay / codes, 'one network, one day').toBeLessThanOrEqual(1 / 500)
})

test('the limits per address are no settings: no environment loosens them', () => {
  const loosened = Object.fromEntries(
    ['LIMIT_CODE_NETWORK', 'LIMIT_CODE_SITE', 'LIMIT_TRY_NETWORK', 'LIMIT_TRY_SITE'].map((name) => [
      name,
      '1000000/60',
    ]),
  )
  const attempted = { LIMIT_CODE_ADDRESS_HOUR: '1000/60', LIMIT_PASSWORD_ADDRESS: '1000/60', ...loosened }
  expect(readConfig(attempted).limits.passwordAddress).toEqual(limits.passwordAddress)
})
