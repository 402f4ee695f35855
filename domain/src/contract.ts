/** The whole API on one screen. */
import { analyticsContract } from '#analytics/analytics.contract.ts'
import { visitsContract } from '#analytics/visits.contract.ts'
import { authContract } from '#auth/auth.contract.ts'
import { automationsContract } from '#automations/automations.contract.ts'
import { webhooksContract } from '#automations/webhooks.contract.ts'
import { cannedAnswersContract } from '#chat/canned-answers.contract.ts'
import { chatContract } from '#chat/chat.contract.ts'
import { officeChatContract } from '#chat/office-chat.contract.ts'
import { staffChatContract } from '#chat/staff-chat.contract.ts'
import { companyContract } from '#company/company.contract.ts'
import { mailTextsContract } from '#company/mail-texts.contract.ts'
import { consentsContract } from '#consents/consents.contract.ts'
import { customerContactsContract } from '#customers/customer-contacts.contract.ts'
import { customerGroupsContract } from '#customers/customer-groups.contract.ts'
import { customerImportsContract } from '#customers/customer-imports.contract.ts'
import { customerMergesContract } from '#customers/customer-merges.contract.ts'
import { customersContract } from '#customers/customers.contract.ts'
import { dataRequestsContract } from '#customers/data-requests.contract.ts'
import { organisationsContract } from '#customers/organisations.contract.ts'
import { representativesContract } from '#customers/representatives.contract.ts'
import { demoContract } from '#demo/demo.contract.ts'
import { checklistContract, staffChecklistContract } from '#documents/checklist.contract.ts'
import { documentsContract } from '#documents/documents.contract.ts'
import { staffDocumentsContract } from '#documents/staff-documents.contract.ts'
import { staffPhotosContract } from '#documents/staff-photos.contract.ts'
import { uploadSweepsContract } from '#documents/upload-sweeps.contract.ts'
import { listsContract } from '#lists/lists.contract.ts'
import { briefContract } from '#luna/brief.contract.ts'
import { draftsContract } from '#luna/drafts.contract.ts'
import { insightsContract } from '#luna/insights.contract.ts'
import { lunaContract } from '#luna/luna.contract.ts'
import { lunaModelContract } from '#luna/luna-model.contract.ts'
import { mailReadingContract } from '#luna/mail-reading.contract.ts'
import { marketContract } from '#luna/market.contract.ts'
import { predictionsContract } from '#luna/predictions.contract.ts'
import { recommendationsContract } from '#luna/recommendations.contract.ts'
import { routesContract } from '#luna/routes.contract.ts'
import { talkContract } from '#luna/talk.contract.ts'
import { whatIfContract } from '#luna/what-if.contract.ts'
import { workflowContract } from '#luna/workflow.contract.ts'
import { newsletterContract } from '#newsletter/newsletter.contract.ts'
import { notificationsContract } from '#notifications/notifications.contract.ts'
import { staffNotificationsContract } from '#notifications/staff-notifications.contract.ts'
import { paletteContract } from '#palette/palette.contract.ts'
import { placeCorrectionsContract } from '#places/corrections.contract.ts'
import { placesContract } from '#places/places.contract.ts'
import { lostQuotesContract } from '#quotes/lost-quotes.contract.ts'
import { offersContract } from '#quotes/offers.contract.ts'
import { ownOffersContract } from '#quotes/own-offers.contract.ts'
import { priceHelpContract } from '#quotes/price-help.contract.ts'
import { pricingSettingsContract } from '#quotes/pricing-settings.contract.ts'
import { quoteEditorContract } from '#quotes/quote-editor.contract.ts'
import { quoteListContract } from '#quotes/quote-list.contract.ts'
import { offerRevisionsContract, quoteRevisionsContract } from '#quotes/quote-revisions.contract.ts'
import { quoteSendingContract } from '#quotes/quote-sending.contract.ts'
import { quotesContract } from '#quotes/quotes.contract.ts'
import { ratesContract } from '#rates/rates.contract.ts'
import { requestsContract } from '#requests/requests.contract.ts'
import { ownShipmentsContract } from '#shipments/own-shipments.contract.ts'
import { shipmentsContract } from '#shipments/shipments.contract.ts'
import { staffShipmentsContract } from '#shipments/staff-shipments.contract.ts'
import { statusContract } from '#status/status.contract.ts'
import { tasksContract } from '#tasks/tasks.contract.ts'
import { apiKeysContract } from '#tracking/api-keys.contract.ts'
import { carrierWebhookContract } from '#tracking/carrier-webhook.contract.ts'
import { containerListContract } from '#tracking/container-list.contract.ts'
import { driverLinksContract } from '#tracking/driver-links.contract.ts'
import { ownContainersContract } from '#tracking/own-containers.contract.ts'
import { shareLinksContract } from '#tracking/share-links.contract.ts'
import { shipmentMapContract } from '#tracking/shipment-map.contract.ts'
import { staffTrackingContract } from '#tracking/staff-tracking.contract.ts'
import { trackingContract } from '#tracking/tracking.contract.ts'
import { trackingLookupsContract } from '#tracking/tracking-lookups.contract.ts'
import { trackingMessagesContract } from '#tracking/tracking-messages.contract.ts'
import { activityContract } from '#workqueue/activity.contract.ts'
import { customerPageContract } from '#workqueue/customer-page.contract.ts'
import { leadsContract } from '#workqueue/leads.contract.ts'
import { workActsContract } from '#workqueue/work-acts.contract.ts'
import { workFiguresContract } from '#workqueue/work-figures.contract.ts'
import { workqueueContract } from '#workqueue/workqueue.contract.ts'

const analytics = { ...analyticsContract, visits: visitsContract }
const auth = { ...authContract, photos: staffPhotosContract }
const automations = { ...automationsContract, webhooks: webhooksContract }
const chat = {
  ...chatContract,
  staff: staffChatContract,
  office: officeChatContract,
  canned: cannedAnswersContract,
}
const company = { ...companyContract, mailTexts: mailTextsContract }
const customers = {
  ...customersContract,
  contacts: customerContactsContract,
  dataRequests: dataRequestsContract,
  groups: customerGroupsContract,
  imports: customerImportsContract,
  merges: customerMergesContract,
  organisations: organisationsContract,
  representatives: representativesContract,
}
const documents = {
  ...documentsContract,
  ...checklistContract,
  staff: { ...staffDocumentsContract, ...staffChecklistContract, ...uploadSweepsContract },
}
const luna = {
  ...lunaContract,
  ...briefContract,
  mail: mailReadingContract,
  model: lunaModelContract,
  talk: talkContract,
  drafts: draftsContract,
  insights: insightsContract,
  market: marketContract,
  predictions: predictionsContract,
  recommendations: recommendationsContract,
  routes: routesContract,
  whatIf: whatIfContract,
  workflow: workflowContract,
}
const notifications = { ...notificationsContract, staff: staffNotificationsContract }
const places = { ...placesContract, corrections: placeCorrectionsContract }
const quotes = {
  ...quotesContract,
  ...quoteListContract,
  editor: { ...quoteEditorContract, ...priceHelpContract },
  pricing: pricingSettingsContract,
  offers: { ...offersContract, ...ownOffersContract, ...offerRevisionsContract },
  lost: lostQuotesContract,
  revisions: quoteRevisionsContract,
  sending: quoteSendingContract,
}
const shipments = { ...shipmentsContract, ...ownShipmentsContract, staff: staffShipmentsContract }
const tracking = {
  ...trackingContract,
  ...trackingLookupsContract,
  apiKeys: apiKeysContract,
  carrierWebhook: carrierWebhookContract,
  drivers: driverLinksContract,
  shares: shareLinksContract,
  map: shipmentMapContract,
  staff: staffTrackingContract,
  containers: { ...containerListContract, ...ownContainersContract },
  messages: trackingMessagesContract,
}
const workqueue = {
  ...workqueueContract,
  ...workActsContract,
  ...workFiguresContract,
  activity: activityContract,
  customerPage: customerPageContract,
  leads: leadsContract,
}

/** Named part by part: written out in full the type would be longer than the compiler allows. */
type Contract = {
  analytics: typeof analytics
  auth: typeof auth
  automations: typeof automations
  chat: typeof chat
  company: typeof company
  consents: typeof consentsContract
  customers: typeof customers
  demo: typeof demoContract
  documents: typeof documents
  lists: typeof listsContract
  luna: typeof luna
  newsletter: typeof newsletterContract
  notifications: typeof notifications
  palette: typeof paletteContract
  places: typeof places
  quotes: typeof quotes
  rates: typeof ratesContract
  requests: typeof requestsContract
  shipments: typeof shipments
  tasks: typeof tasksContract
  tracking: typeof tracking
  status: typeof statusContract
  workqueue: typeof workqueue
}

export const contract: Contract = {
  analytics,
  auth,
  automations,
  chat,
  company,
  consents: consentsContract,
  customers,
  demo: demoContract,
  documents,
  lists: listsContract,
  luna,
  newsletter: newsletterContract,
  notifications,
  palette: paletteContract,
  places,
  quotes,
  rates: ratesContract,
  requests: requestsContract,
  shipments,
  tasks: tasksContract,
  tracking,
  status: statusContract,
  workqueue,
}
