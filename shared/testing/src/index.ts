export { renderSlot, renderWithPlatform, type RenderedSlot, type RenderOptions } from './render-slot.tsx';
export { renderSlotOnServer } from './render-slot-on-server.ts';
export { apiFailure, createTestApi, type ApiCall, type FakeApi, type FakeRequest } from './test-api.ts';
export { createTestBus, type Emitted } from './test-bus.ts';
export { testMember } from './test-member.ts';
export { TEST_NOW, testPage, testRoute } from './test-page.ts';
export { createTestPlatform, type TestPlatform, type TestPlatformOptions } from './test-platform.ts';
export { testProduct } from './test-product.ts';
