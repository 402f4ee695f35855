/** The services of one process: those of the spine and those of the features. */
import type { WithConnections } from '#features/analytics/analytics.handlers.ts'
import type { WithViewQueue } from '#features/analytics/view-queue.ts'
import type { WithVisitPlaces } from '#features/analytics/visit-places.ts'
import type { WithSignIn } from '#features/auth/sign-in-service.ts'
import type { WithRunWorker } from '#features/automations/engine/run-worker.ts'
import type { WithWebhooks } from '#features/automations/webhooks/webhook-parts.ts'
import type { WithInboundMail } from '#features/chat/mail/inbound-parts.ts'
import type { WithCompany } from '#features/company/company-cache.ts'
import type { WithMailExamples } from '#features/company/mail-examples.ts'
import type { WithForgetMeasured } from '#features/consents/forget-measured.ts'
import type { WithOwnData } from '#features/consents/own-data.ts'
import type { WithErasable } from '#features/customers/data-requests/answer-data-request.ts'
import type { WithErasure } from '#features/customers/data-requests/erase-person.ts'
import type { WithTimelineSources } from '#features/customers/timeline-source.ts'
import type { WithPreviewLinks } from '#features/documents/preview-links.ts'
import type { WithLists } from '#features/lists/exportable-list.ts'
import type { WithWording } from '#features/luna/model/wording.ts'
import type { WithCampaignSender } from '#features/newsletter/campaigns/campaign-sender.ts'
import type { WithOpenLink } from '#features/newsletter/campaigns/open-links.ts'
import type { WithTemplateUses } from '#features/newsletter/campaigns/template-uses.ts'
import type { WithNewsletterLinks } from '#features/newsletter/newsletter-links.ts'
import type { WithConsentRegister } from '#features/newsletter/subscribers/consent-register.ts'
import type { WithChannels } from '#features/notifications/channels.ts'
import type { WithLostQuoteLinks } from '#features/quotes/ask-lost-customers.jobs.ts'
import type { WithMailPreference } from '#features/quotes/mail-customer.ts'
import type { WithRateFeed } from '#features/rates/rate-feed.ts'
import type { WithMissedArrivals } from '#features/shipments/missed-arrivals.ts'
import type { WithTaskKinds } from '#features/tasks/task-kind.ts'
import type { WithApiKeys } from '#features/tracking/api-keys.ts'
import type { WithCarrierSource } from '#features/tracking/carrier-source.ts'
import type { WithDriverLinks } from '#features/tracking/driver-links.ts'
import type { WithShareLinks } from '#features/tracking/share-links.ts'
import type { Services } from '#spine/http/call.ts'
import type { WithWhoIsHere } from '#spine/live/who-is-here.ts'

export type FeatureServices = WithCompany &
  WithRateFeed &
  WithConsentRegister &
  WithCarrierSource &
  WithDriverLinks &
  WithShareLinks &
  WithPreviewLinks &
  WithApiKeys &
  WithSignIn &
  WithOwnData &
  WithForgetMeasured &
  WithErasure &
  WithErasable &
  WithViewQueue &
  WithVisitPlaces &
  WithConnections &
  WithMailExamples &
  WithInboundMail &
  WithNewsletterLinks &
  WithCampaignSender &
  WithOpenLink &
  WithTemplateUses &
  WithChannels &
  WithWording &
  WithMailPreference &
  WithLostQuoteLinks &
  WithWebhooks &
  WithMissedArrivals &
  WithTaskKinds &
  WithTimelineSources &
  WithRunWorker &
  WithWhoIsHere &
  WithLists

export type AllServices = Services & FeatureServices
