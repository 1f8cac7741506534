import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Admitted } from '../http/admitted.js';
import { Admission } from './admission.service.js';

/** Refuses a flood before it reaches the database; checking a token already reads from it. */
@Injectable()
export class AdmissionGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly admission: Admission,
  ) {}

  /** @throws {AppError} `service_unavailable` */
  async canActivate(context: ExecutionContext): Promise<boolean> {
    if (!this.reflector.get(Admitted, context.getHandler())) return true;
    const http = context.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    await this.admission.enter(request);
    const { raw } = http.getResponse<FastifyReply>();
    // A client that left while it waited has closed already.
    if (raw.destroyed) this.admission.leave(request);
    else raw.once('close', () => this.admission.leave(request));
    return true;
  }
}
