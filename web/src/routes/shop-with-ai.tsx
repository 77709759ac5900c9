export { ShopWithAiPage as default } from '../modules/assistant/talk/shop-with-ai-page.tsx'
