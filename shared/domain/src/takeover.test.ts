import { describe, expect, it } from '@jest/globals';
import { hasRoomForTakeover, takeoverHeight } from './takeover.ts';

describe('takeoverHeight', () => {
  it.each([
    [600, 1, 720],
    [720, 1, 720],
    [721, 1, 1080],
    [900, 1.25, 1440],
    [1080, 2, 2160],
    [1200, 2, 2160],
  ])('[9-101][O9-21] a window %i high at %f pixels per pixel takes the picture of %i', (height, ratio, expected) => {
    expect(takeoverHeight(height, ratio)).toBe(expected);
  });
});

describe('room beside the page', () => {
  it.each([
    [1708, false],
    [1709, true],
  ])('[9-102] a window of %i px has room for a takeover: %s', (width, expected) => {
    expect(hasRoomForTakeover(width)).toBe(expected);
  });
});
