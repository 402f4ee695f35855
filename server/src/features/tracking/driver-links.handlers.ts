/** Handlers of the contract of drivers' links. */
import { driverLinksContract } from '@kervan/domain/tracking/driver-links.contract.ts'
import {
  createDriverLink,
  linksOfShipment,
  revokeDriverLink,
  type WithDriverLinks,
} from '#features/tracking/driver-links.ts'
import { openDriverPage, reportByDriver } from '#features/tracking/driver-page.ts'
import { implementContract } from '#spine/http/implement-contract.ts'

const api = implementContract<typeof driverLinksContract, WithDriverLinks>(driverLinksContract)

export const driverLinksHandlers = {
  create: api.create.handler(({ input, context }) => createDriverLink(context, input)),
  list: api.list.handler(async ({ input, context }) => ({ links: await linksOfShipment(context, input.id) })),
  revoke: api.revoke.handler(async ({ input, context, errors }) => {
    const link = await revokeDriverLink(context, input.id)
    if (!link) throw errors.NOT_FOUND()
    return link
  }),
  open: api.open.handler(async ({ input, context, errors }) => {
    const page = await openDriverPage(context.services, input.token)
    if (!page) throw errors.LINK_REFUSED()
    return page
  }),
  report: api.report.handler(async ({ input, context, errors }) => {
    const page = await reportByDriver(context.services, input.token, input)
    if (!page) throw errors.LINK_REFUSED()
    if (page === 'closed') throw errors.LINK_CLOSED()
    return page
  }),
}
