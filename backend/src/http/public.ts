import { Reflector } from '@nestjs/core';

/** Marks an operation that needs no token; every other one does. */
export const Public = Reflector.createDecorator<true>();
