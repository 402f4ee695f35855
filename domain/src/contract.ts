/** The whole API on one screen. */
import { analyticsContract } from '#analytics/analytics.contract.ts'
import { invitationsContract } from '#analytics/invitations.contract.ts'
import { periodContract } from '#analytics/period.contract.ts'
import { visitsContract } from '#analytics/visits.contract.ts'
import { authContract } from '#auth/auth.contract.ts'
import { automationsContract } from '#automations/automations.contract.ts'
import { webhooksContract } from '#automations/webhooks.contract.ts'
import { benchmarkContract } from '#benchmark/benchmark.contract.ts'
import { freightIndexContract } from '#benchmark/freight-index.contract.ts'
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
import { campaignPicturesContract } from '#newsletter/campaign-pictures.contract.ts'
import { campaignsContract } from '#newsletter/campaigns.contract.ts'
import { consentRegistryContract } from '#newsletter/consent-registry.contract.ts'
import { newsletterContract } from '#newsletter/newsletter.contract.ts'
import { newsletterSettingsContract } from '#newsletter/newsletter-settings.contract.ts'
import { subscribersContract } from '#newsletter/subscribers.contract.ts'
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

/** Named part by part: inferred, the type would be written out in full, longer than the compiler allows, and read again by every program. */
type Analytics = typeof analyticsContract & {
  visits: typeof visitsContract
  invitations: typeof invitationsContract
  period: typeof periodContract
}
type Auth = typeof authContract & {
  photos: typeof staffPhotosContract
}
type Automations = typeof automationsContract & {
  webhooks: typeof webhooksContract
}
type Benchmark = typeof benchmarkContract & {
  indices: typeof freightIndexContract
}
type Chat = typeof chatContract & {
  staff: typeof staffChatContract
  office: typeof officeChatContract
  canned: typeof cannedAnswersContract
}
type Company = typeof companyContract & {
  mailTexts: typeof mailTextsContract
}
type Customers = typeof customersContract & {
  contacts: typeof customerContactsContract
  dataRequests: typeof dataRequestsContract
  groups: typeof customerGroupsContract
  imports: typeof customerImportsContract
  merges: typeof customerMergesContract
  organisations: typeof organisationsContract
  representatives: typeof representativesContract
}
type Documents = typeof documentsContract &
  typeof checklistContract & {
    staff: typeof staffDocumentsContract & typeof staffChecklistContract & typeof uploadSweepsContract
  }
type Luna = typeof lunaContract &
  typeof briefContract & {
    mail: typeof mailReadingContract
    model: typeof lunaModelContract
    talk: typeof talkContract
    drafts: typeof draftsContract
    insights: typeof insightsContract
    market: typeof marketContract
    predictions: typeof predictionsContract
    recommendations: typeof recommendationsContract
    routes: typeof routesContract
    whatIf: typeof whatIfContract
    workflow: typeof workflowContract
  }
type Newsletter = typeof newsletterContract & {
  campaigns: typeof campaignsContract
  pictures: typeof campaignPicturesContract
  registry: typeof consentRegistryContract
  settings: typeof newsletterSettingsContract
  subscribers: typeof subscribersContract
}
type Notifications = typeof notificationsContract & {
  staff: typeof staffNotificationsContract
}
type Places = typeof placesContract & {
  corrections: typeof placeCorrectionsContract
}
type Quotes = typeof quotesContract &
  typeof quoteListContract & {
    editor: typeof quoteEditorContract & typeof priceHelpContract
    pricing: typeof pricingSettingsContract
    offers: typeof offersContract & typeof ownOffersContract & typeof offerRevisionsContract
    lost: typeof lostQuotesContract
    revisions: typeof quoteRevisionsContract
    sending: typeof quoteSendingContract
  }
type Shipments = typeof shipmentsContract &
  typeof ownShipmentsContract & {
    staff: typeof staffShipmentsContract
  }
type Tracking = typeof trackingContract &
  typeof trackingLookupsContract & {
    apiKeys: typeof apiKeysContract
    carrierWebhook: typeof carrierWebhookContract
    drivers: typeof driverLinksContract
    shares: typeof shareLinksContract
    map: typeof shipmentMapContract
    staff: typeof staffTrackingContract
    containers: typeof containerListContract & typeof ownContainersContract
    messages: typeof trackingMessagesContract
  }
type Workqueue = typeof workqueueContract &
  typeof workActsContract &
  typeof workFiguresContract & {
    activity: typeof activityContract
    customerPage: typeof customerPageContract
    leads: typeof leadsContract
  }

type Contract = {
  analytics: Analytics
  auth: Auth
  automations: Automations
  benchmark: Benchmark
  chat: Chat
  company: Company
  consents: typeof consentsContract
  customers: Customers
  demo: typeof demoContract
  documents: Documents
  lists: typeof listsContract
  luna: Luna
  newsletter: Newsletter
  notifications: Notifications
  palette: typeof paletteContract
  places: Places
  quotes: Quotes
  rates: typeof ratesContract
  requests: typeof requestsContract
  shipments: Shipments
  tasks: typeof tasksContract
  tracking: Tracking
  status: typeof statusContract
  workqueue: Workqueue
}

const analytics: Analytics = {
  ...analyticsContract,
  visits: visitsContract,
  invitations: invitationsContract,
  period: periodContract,
}
const auth: Auth = { ...authContract, photos: staffPhotosContract }
const automations: Automations = { ...automationsContract, webhooks: webhooksContract }
const benchmark: Benchmark = { ...benchmarkContract, indices: freightIndexContract }
const chat: Chat = {
  ...chatContract,
  staff: staffChatContract,
  office: officeChatContract,
  canned: cannedAnswersContract,
}
const company: Company = { ...companyContract, mailTexts: mailTextsContract }
const customers: Customers = {
  ...customersContract,
  contacts: customerContactsContract,
  dataRequests: dataRequestsContract,
  groups: customerGroupsContract,
  imports: customerImportsContract,
  merges: customerMergesContract,
  organisations: organisationsContract,
  representatives: representativesContract,
}
const documents: Documents = {
  ...documentsContract,
  ...checklistContract,
  staff: { ...staffDocumentsContract, ...staffChecklistContract, ...uploadSweepsContract },
}
const luna: Luna = {
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
const newsletter: Newsletter = {
  ...newsletterContract,
  campaigns: campaignsContract,
  pictures: campaignPicturesContract,
  registry: consentRegistryContract,
  settings: newsletterSettingsContract,
  subscribers: subscribersContract,
}
const notifications: Notifications = { ...notificationsContract, staff: staffNotificationsContract }
const places: Places = { ...placesContract, corrections: placeCorrectionsContract }
const quotes: Quotes = {
  ...quotesContract,
  ...quoteListContract,
  editor: { ...quoteEditorContract, ...priceHelpContract },
  pricing: pricingSettingsContract,
  offers: { ...offersContract, ...ownOffersContract, ...offerRevisionsContract },
  lost: lostQuotesContract,
  revisions: quoteRevisionsContract,
  sending: quoteSendingContract,
}
const shipments: Shipments = { ...shipmentsContract, ...ownShipmentsContract, staff: staffShipmentsContract }
const tracking: Tracking = {
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
const workqueue: Workqueue = {
  ...workqueueContract,
  ...workActsContract,
  ...workFiguresContract,
  activity: activityContract,
  customerPage: customerPageContract,
  leads: leadsContract,
}

export const contract: Contract = {
  analytics,
  auth,
  automations,
  benchmark,
  chat,
  company,
  consents: consentsContract,
  customers,
  demo: demoContract,
  documents,
  lists: listsContract,
  luna,
  newsletter,
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
