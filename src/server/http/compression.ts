import { constants } from 'node:zlib';
import type { FastifyCompressOptions } from '@fastify/compress';

/**
 * Compresses responses (a calendar shrinks to a tenth), but no single booking: it fits into two packets, and would fit
 * into one. Compressed request bodies are not accepted.
 */
export const COMPRESSION = {
  encodings: ['br', 'gzip'],
  threshold: 2048,
  // At most some 5 ms of the event loop. A stream of its own for each answer takes more processor time than compressing
  // does, and its memory makes garbage collections frequent: every fiftieth list of a day took twice as long.
  syncThreshold: 256 * 1024,
  globalDecompression: false,
  brotliOptions: {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 1,
      // A small window: every open response holds one in memory.
      [constants.BROTLI_PARAM_LGWIN]: 18,
    },
  },
} satisfies FastifyCompressOptions;
