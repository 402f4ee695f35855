/** Handlers of the links by which others follow a shipment. */
import { shareLinksContract } from '@kervan/domain/tracking/share-links.contract.ts'
import {
  createShareLink,
  revokeShareLink,
  shareLinksForStaff,
  shareLinksOf,
  type WithShareLinks,
} from '#features/tracking/share-links.ts'
import { openSharedShipment } from '#features/tracking/shared-shipment.ts'
import { implementContract } from '#spine/http/implement-contract.ts'

const api = implementContract<typeof shareLinksContract, WithShareLinks>(shareLinksContract)

export const shareLinksHandlers = {
  create: api.create.handler(({ input, context }) => createShareLink(context, input)),
  list: api.list.handler(async ({ input, context }) => ({ links: await shareLinksOf(context, input.id) })),
  revoke: api.revoke.handler(async ({ input, context, errors }) => {
    const link = await revokeShareLink(context, input.id)
    if (!link) throw errors.NOT_FOUND()
    return link
  }),
  ofShipment: api.ofShipment.handler(async ({ input, context }) => ({
    links: await shareLinksForStaff(context, input.id),
  })),
  revokeForCustomer: api.revokeForCustomer.handler(async ({ input, context, errors }) => {
    const link = await revokeShareLink(context, input.id)
    if (!link) throw errors.NOT_FOUND()
    return link
  }),
  open: api.open.handler(async ({ input, context, errors }) => {
    const shipment = await openSharedShipment(context.services, input, {
      network: context.network,
      userAgent: context.browser.userAgent,
    })
    if (!shipment) throw errors.LINK_REFUSED()
    return shipment
  }),
}
