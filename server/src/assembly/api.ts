/** The whole contract with its handlers. */
import type { contract } from '@kervan/domain/contract.ts'
import type { Router } from '@orpc/server'
import { demoHandlers } from '#assembly/demo/demo.handlers.ts'
import type { FeatureServices } from '#assembly/services.ts'
import { statusHandlers } from '#assembly/status/status.handlers.ts'
import { analyticsHandlers } from '#features/analytics/analytics.handlers.ts'
import { invitationsHandlers } from '#features/analytics/invitations.handlers.ts'
import { periodHandlers } from '#features/analytics/period.handlers.ts'
import { visitsHandlers } from '#features/analytics/visits.handlers.ts'
import { authHandlers } from '#features/auth/auth.handlers.ts'
import { automationsHandlers } from '#features/automations/automations.handlers.ts'
import { webhooksHandlers } from '#features/automations/webhooks/webhooks.handlers.ts'
import { benchmarkHandlers } from '#features/benchmark/benchmark.handlers.ts'
import { freightIndexHandlers } from '#features/benchmark/freight-index.handlers.ts'
import { chatHandlers } from '#features/chat/chat.handlers.ts'
import { cannedAnswersHandlers } from '#features/chat/office/canned-answers.handlers.ts'
import { officeChatHandlers } from '#features/chat/office/office-chat.handlers.ts'
import { staffChatHandlers } from '#features/chat/staff-chat.handlers.ts'
import { companyHandlers } from '#features/company/company.handlers.ts'
import { mailTextsHandlers } from '#features/company/mail-texts.handlers.ts'
import { consentsHandlers } from '#features/consents/consents.handlers.ts'
import { customerContactsHandlers } from '#features/customers/customer-contacts.handlers.ts'
import { customerGroupsHandlers } from '#features/customers/customer-groups.handlers.ts'
import { customersHandlers } from '#features/customers/customers.handlers.ts'
import { dataRequestsHandlers } from '#features/customers/data-requests/data-requests.handlers.ts'
import { customerImportsHandlers } from '#features/customers/imports/customer-imports.handlers.ts'
import { customerMergesHandlers } from '#features/customers/merges/customer-merges.handlers.ts'
import { organisationsHandlers } from '#features/customers/organisations.handlers.ts'
import { representativesHandlers } from '#features/customers/representatives.handlers.ts'
import { checklistHandlers, staffChecklistHandlers } from '#features/documents/checklist.handlers.ts'
import { documentsHandlers, staffDocumentsHandlers } from '#features/documents/documents.handlers.ts'
import { staffPhotosHandlers } from '#features/documents/staff-photos.ts'
import { uploadSweepsHandlers } from '#features/documents/upload-sweeps.handlers.ts'
import { listsHandlers } from '#features/lists/lists.handlers.ts'
import { briefHandlers } from '#features/luna/brief/brief.handlers.ts'
import { draftsHandlers } from '#features/luna/drafts/drafts.handlers.ts'
import { insightsHandlers } from '#features/luna/insights/insights.handlers.ts'
import { lunaHandlers } from '#features/luna/luna.handlers.ts'
import { mailReadingHandlers } from '#features/luna/mail/mail-reading.handlers.ts'
import { marketHandlers } from '#features/luna/market/market.handlers.ts'
import { lunaModelHandlers } from '#features/luna/model/luna-model.handlers.ts'
import { predictionsHandlers } from '#features/luna/predictions/predictions.handlers.ts'
import { recommendationsHandlers } from '#features/luna/recommendations/recommendations.handlers.ts'
import { routesHandlers } from '#features/luna/routes/routes.handlers.ts'
import { talkHandlers } from '#features/luna/talk/talk.handlers.ts'
import { whatIfHandlers } from '#features/luna/what-if/what-if.handlers.ts'
import { workflowHandlers } from '#features/luna/workflow/workflow.handlers.ts'
import { campaignPicturesHandlers } from '#features/newsletter/campaigns/campaign-pictures.ts'
import { campaignsHandlers } from '#features/newsletter/campaigns/campaigns.handlers.ts'
import { newsletterSettingsHandlers } from '#features/newsletter/campaigns/newsletter-settings.handlers.ts'
import { newsletterHandlers } from '#features/newsletter/newsletter.handlers.ts'
import { consentRegistryHandlers } from '#features/newsletter/subscribers/consent-registry.handlers.ts'
import { subscribersHandlers } from '#features/newsletter/subscribers/subscribers.handlers.ts'
import { notificationsHandlers } from '#features/notifications/notifications.handlers.ts'
import { staffNotificationsHandlers } from '#features/notifications/staff-notifications.handlers.ts'
import { paletteHandlers } from '#features/palette/palette.handlers.ts'
import { placeCorrectionsHandlers } from '#features/places/place-corrections.handlers.ts'
import { placesHandlers } from '#features/places/places.handlers.ts'
import { lostQuotesHandlers } from '#features/quotes/lost-quotes.handlers.ts'
import { offersHandlers } from '#features/quotes/offers.handlers.ts'
import { ownOffersHandlers } from '#features/quotes/own-offers.handlers.ts'
import { priceHelpHandlers } from '#features/quotes/price-help.handlers.ts'
import { pricingSettingsHandlers } from '#features/quotes/pricing-settings.handlers.ts'
import { quoteEditorHandlers } from '#features/quotes/quote-editor.handlers.ts'
import { quoteListHandlers } from '#features/quotes/quote-list.handlers.ts'
import { offerRevisionsHandlers, quoteRevisionsHandlers } from '#features/quotes/quote-revisions.handlers.ts'
import { quoteSendingHandlers } from '#features/quotes/quote-sending.handlers.ts'
import { quotesHandlers } from '#features/quotes/quotes.handlers.ts'
import { ratesHandlers } from '#features/rates/rates.handlers.ts'
import { requestsHandlers } from '#features/requests/requests.handlers.ts'
import { ownShipmentsHandlers } from '#features/shipments/own-shipments.handlers.ts'
import { shipmentsHandlers } from '#features/shipments/shipments.handlers.ts'
import { staffShipmentsHandlers } from '#features/shipments/staff-shipments.handlers.ts'
import { tasksHandlers } from '#features/tasks/tasks.handlers.ts'
import { apiKeysHandlers } from '#features/tracking/api-keys.handlers.ts'
import { carrierWebhookHandlers } from '#features/tracking/carrier-webhook.handlers.ts'
import { containerListHandlers } from '#features/tracking/container-list.handlers.ts'
import { driverLinksHandlers } from '#features/tracking/driver-links.handlers.ts'
import { shareLinksHandlers } from '#features/tracking/share-links.handlers.ts'
import { shipmentMapHandlers } from '#features/tracking/shipment-map.handlers.ts'
import { staffTrackingHandlers } from '#features/tracking/staff-tracking.handlers.ts'
import { trackingHandlers } from '#features/tracking/tracking.handlers.ts'
import { trackingLookupsHandlers } from '#features/tracking/tracking-lookups.handlers.ts'
import { trackingMessagesHandlers } from '#features/tracking/tracking-messages.handlers.ts'
import { activityHandlers } from '#features/workqueue/activity.handlers.ts'
import { customerPageHandlers } from '#features/workqueue/customer-page.handlers.ts'
import { leadsHandlers } from '#features/workqueue/leads/leads.handlers.ts'
import { workActsHandlers } from '#features/workqueue/work-acts.handlers.ts'
import { workFiguresHandlers } from '#features/workqueue/work-figures.handlers.ts'
import { workqueueHandlers } from '#features/workqueue/workqueue.handlers.ts'
import type { Call } from '#spine/http/call.ts'

export const router: Router<typeof contract, Call<FeatureServices>> = {
  analytics: {
    ...analyticsHandlers,
    visits: visitsHandlers,
    invitations: invitationsHandlers,
    period: periodHandlers,
  },
  auth: { ...authHandlers, photos: staffPhotosHandlers },
  automations: { ...automationsHandlers, webhooks: webhooksHandlers },
  benchmark: { ...benchmarkHandlers, indices: freightIndexHandlers },
  chat: {
    ...chatHandlers,
    staff: staffChatHandlers,
    office: officeChatHandlers,
    canned: cannedAnswersHandlers,
  },
  company: { ...companyHandlers, mailTexts: mailTextsHandlers },
  consents: consentsHandlers,
  customers: {
    ...customersHandlers,
    contacts: customerContactsHandlers,
    dataRequests: dataRequestsHandlers,
    groups: customerGroupsHandlers,
    imports: customerImportsHandlers,
    merges: customerMergesHandlers,
    organisations: organisationsHandlers,
    representatives: representativesHandlers,
  },
  demo: demoHandlers,
  documents: {
    ...documentsHandlers,
    ...checklistHandlers,
    staff: { ...staffDocumentsHandlers, ...staffChecklistHandlers, ...uploadSweepsHandlers },
  },
  lists: listsHandlers,
  luna: {
    ...lunaHandlers,
    ...briefHandlers,
    mail: mailReadingHandlers,
    model: lunaModelHandlers,
    talk: talkHandlers,
    drafts: draftsHandlers,
    insights: insightsHandlers,
    market: marketHandlers,
    predictions: predictionsHandlers,
    recommendations: recommendationsHandlers,
    routes: routesHandlers,
    whatIf: whatIfHandlers,
    workflow: workflowHandlers,
  },
  newsletter: {
    ...newsletterHandlers,
    campaigns: campaignsHandlers,
    pictures: campaignPicturesHandlers,
    registry: consentRegistryHandlers,
    settings: newsletterSettingsHandlers,
    subscribers: subscribersHandlers,
  },
  notifications: { ...notificationsHandlers, staff: staffNotificationsHandlers },
  palette: paletteHandlers,
  places: { ...placesHandlers, corrections: placeCorrectionsHandlers },
  quotes: {
    ...quotesHandlers,
    ...quoteListHandlers,
    editor: { ...quoteEditorHandlers, ...priceHelpHandlers },
    pricing: pricingSettingsHandlers,
    offers: { ...offersHandlers, ...ownOffersHandlers, ...offerRevisionsHandlers },
    lost: lostQuotesHandlers,
    revisions: quoteRevisionsHandlers,
    sending: quoteSendingHandlers,
  },
  rates: ratesHandlers,
  requests: requestsHandlers,
  shipments: { ...shipmentsHandlers, ...ownShipmentsHandlers, staff: staffShipmentsHandlers },
  tracking: {
    ...trackingHandlers,
    apiKeys: apiKeysHandlers,
    carrierWebhook: carrierWebhookHandlers,
    drivers: driverLinksHandlers,
    shares: shareLinksHandlers,
    staff: staffTrackingHandlers,
    containers: containerListHandlers,
    messages: trackingMessagesHandlers,
    map: shipmentMapHandlers,
    ...trackingLookupsHandlers,
  },
  tasks: tasksHandlers,
  status: statusHandlers,
  workqueue: {
    ...workqueueHandlers,
    ...workActsHandlers,
    ...workFiguresHandlers,
    activity: activityHandlers,
    customerPage: customerPageHandlers,
    leads: leadsHandlers,
  },
}
